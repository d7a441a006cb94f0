import { Logging, LogLevel } from 'mediabunny'

// What is wrong with a file is told to who sent it: nothing of it belongs in the console.
Logging.level = LogLevel.Silent
