// Gives the described system to kiwi and prints times and values. The description comes on standard input
// (row_list.py says how it looks); the times are of the processor, in seconds, a line for each.
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <memory>
#include <vector>

#include <kiwi/kiwi.h>

namespace {

struct Line {
    char relation;
    double constant;
    double priority;
    std::vector<std::pair<double, int>> terms;
};

struct Description {
    int buildCount, editCount, squeezeCount, valueCount;
    std::vector<double> checkedWidths, editedWidths, squeezedWidths;
    std::vector<Line> lines;
};

void expect(bool isFine) {
    if (isFine) return;
    std::fputs("the description cannot be read\n", stderr);
    std::exit(2);
}

std::vector<double> readWidths() {
    int count;
    expect(std::scanf("%d", &count) == 1);
    std::vector<double> widths(count);
    for (double &width : widths) expect(std::scanf("%lf", &width) == 1);
    return widths;
}

Description readDescription() {
    Description description;
    int lineCount;
    expect(std::scanf("%d %d %d %d %d", &description.buildCount, &description.editCount, &description.squeezeCount,
                      &description.valueCount, &lineCount) == 5);
    description.checkedWidths = readWidths();
    description.editedWidths = readWidths();
    description.squeezedWidths = readWidths();
    description.lines.resize(lineCount);
    for (Line &line : description.lines) {
        int termCount;
        expect(std::scanf(" %c %lf %lf %d", &line.relation, &line.constant, &line.priority, &termCount) == 4);
        line.terms.resize(termCount);
        for (auto &term : line.terms) expect(std::scanf("%lf %d", &term.first, &term.second) == 2);
    }
    return description;
}

// kiwi weighs errors where Sandlot orders them. Each step is so much heavier than the one below that a thousand rows
// do not outweigh it.
double strength(double priority) {
    if (priority >= 1000) return kiwi::strength::required;
    if (priority >= 900) return kiwi::strength::create(1000, 0, 0);
    if (priority >= 750) return kiwi::strength::create(0, 100, 0);
    return kiwi::strength::create(0, 0, 1);
}

kiwi::RelationalOperator relation(char sign) {
    return sign == '=' ? kiwi::OP_EQ : sign == '<' ? kiwi::OP_LE : kiwi::OP_GE;
}

struct Rows {
    kiwi::Solver solver;
    std::vector<kiwi::Variable> variables;

    explicit Rows(const Description &description) : variables(description.valueCount) {
        // The first line holds the width that is edited: to kiwi an edit variable.
        const Line &edited = description.lines.front();
        solver.addEditVariable(variables[0], strength(edited.priority));
        solver.suggestValue(variables[0], -edited.constant);
        for (size_t index = 1; index < description.lines.size(); index++) {
            const Line &line = description.lines[index];
            std::vector<kiwi::Term> terms;
            terms.reserve(line.terms.size());
            for (const auto &[coefficient, variable] : line.terms) terms.emplace_back(variables[variable], coefficient);
            solver.addConstraint(kiwi::Constraint(
                kiwi::Expression(std::move(terms), line.constant), relation(line.relation), strength(line.priority)));
        }
        solver.updateVariables();
    }

    void edit(double width) {
        solver.suggestValue(variables[0], width);
        solver.updateVariables();
    }

    void printValues() const {
        std::printf("values");
        for (const kiwi::Variable &variable : variables) std::printf(" %.17g", variable.value());
        std::printf("\n");
    }
};

double processorTime() {
    timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return time.tv_sec + time.tv_nsec * 1e-9;
}

template <typename Body> void printTime(const char *name, Body body) {
    double start = processorTime();
    body();
    std::printf("%s %.9f\n", name, processorTime() - start);
}

void printEdits(const char *name, Rows &rows, int count, const std::vector<double> &widths) {
    rows.edit(widths.back());
    for (int index = 0; index < count; index++) {
        double width = widths[index % widths.size()];
        printTime(name, [&] { rows.edit(width); });
    }
}

} // namespace

int main() {
    Description description = readDescription();
    std::unique_ptr<Rows> rows;
    for (int build = 0; build < description.buildCount; build++) {
        rows.reset();
        printTime("build", [&] { rows = std::make_unique<Rows>(description); });
    }
    rows->printValues();
    for (double width : description.checkedWidths) {
        rows->edit(width);
        rows->printValues();
    }
    printEdits("edit", *rows, description.editCount, description.editedWidths);
    printEdits("squeeze", *rows, description.squeezeCount, description.squeezedWidths);
}
