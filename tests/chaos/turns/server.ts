import { pino } from 'pino'
import { readConfig, startServer } from '#server'
import { countingAssistant } from './counting-assistant.ts'

// The real server, with an assistant that takes its time.
const config = readConfig(process.env)
await startServer(config, {
  logger: pino({ level: 'error' }, pino.destination(2)),
  assistant: countingAssistant({ words: 40, pauseMs: 20 }),
})
process.on('disconnect', () => process.exit())
process.send?.('ready')
