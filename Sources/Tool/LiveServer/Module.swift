// LiveServer
