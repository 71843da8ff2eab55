// StageRuntime
