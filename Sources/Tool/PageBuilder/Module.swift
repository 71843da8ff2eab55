// PageBuilder
