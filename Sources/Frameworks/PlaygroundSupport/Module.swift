// PlaygroundSupport
