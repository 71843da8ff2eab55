// StageHostTests
