import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { startStandIn } from './stand-in.ts'

const help = `npm run model [-- --port 11500 --folder ./model]

An OpenAI-compatible server whose model is you. Each request is written into the folder, readable;
write the answer beside it: plain words, or JSON with words and calls:
  {"text": "One moment.", "calls": [{"name": "page_act", "input": {"steps": [...]}}]}
`

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '11500' },
    folder: { type: 'string', default: './model' },
    help: { type: 'boolean', short: 'h', default: false },
  },
})
if (values.help) {
  console.log(help)
} else {
  const folder = resolve(values.folder)
  const { port } = await startStandIn({ folder, port: Number(values.port), print: console.log })
  console.log(`Playing the model in ${folder}. Start the server with
  ASSISTANT=compatible:stand-in ASSISTANT_BASE_URL=http://127.0.0.1:${port}/v1 MODEL_FIRST_TOKEN_SECONDS=600 npm start`)
}
