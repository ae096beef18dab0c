import { pino } from 'pino'
import { readConfig, startServer } from '#server'
import { closeInTime } from '../../../src/cli/close-in-time.ts'
import { untilToldToStop } from '../../../src/cli/until-told-to-stop.ts'
import { countingAssistant } from '../turns/counting-assistant.ts'

// One node of many, with an assistant that takes its time.
const level = process.env.LOG_LEVEL ?? 'fatal'
const server = await startServer(readConfig(process.env), {
  logger: pino({ level }, pino.destination(2)),
  assistant: countingAssistant({ words: 40, pauseMs: 50 }),
})
process.on('disconnect', () => process.exit())
process.send?.('ready')
await untilToldToStop()
const held = await closeInTime(server)
if (held === undefined) process.exit(0)
process.send?.({ held }, () => process.exit(1))
