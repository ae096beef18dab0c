import { readConfig, startServer } from '#server'
import { closeInTime } from '../../src/cli/close-in-time.ts'
import { explain } from '../../src/cli/explain.ts'
import { untilToldToStop } from '../../src/cli/until-told-to-stop.ts'

// The server as `npm run dev` starts it: what browsers load lies in a folder of its own.
const [built = ''] = process.argv.slice(2)
// However the parent ended: nobody else would end this process.
process.once('disconnect', () => process.exit())

try {
  const server = await startServer(readConfig(process.env), { built })
  process.send?.({ port: server.port, url: server.url, signInLink: server.signInLink })
  await untilToldToStop()
  await closeInTime(server)
  process.exit()
} catch (thrown) {
  const sentence = explain(thrown)
  if (sentence === undefined) throw thrown
  process.send?.({ sentence }, () => process.exit(1))
}
