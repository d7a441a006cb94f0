import { Logging, LogLevel } from 'mediabunny'

// The uploader sees the file's problems: none of them belong in the console.
Logging.level = LogLevel.Silent
