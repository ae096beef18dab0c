import { adminApi, api, type Endpoint } from '#protocol'
import { Compile } from 'typebox/compile'
import { describe, expect, it } from 'vitest'
import { apiMarkdown } from './api-markdown.ts'
import { sampleOf } from './sample-of.ts'

const endpoints: Record<string, Endpoint> = { ...api, ...adminApi }
const withBody = Object.entries(endpoints).flatMap(([name, { body }]) =>
  body ? [[name, body] as const] : [],
)

describe('the API reference', () => {
  it.each(withBody)('shows an example of %s that its own schema accepts', (_, body) => {
    const sample = sampleOf(body)
    expect({ sample, issues: Compile(body).Errors(sample) }).toEqual({ sample, issues: [] })
  })

  it('has every call of both sides, in curl and in TypeScript', () => {
    const text = apiMarkdown(endpoints, 'http://localhost:8787')
    for (const name of Object.keys(endpoints)) expect(text).toContain(`### ${name}\n`)
    expect(text.match(/```sh\n/g)).toHaveLength(Object.keys(endpoints).length)
    expect(text.match(/```ts\n/g)).toHaveLength(Object.keys(endpoints).length)
    expect(text).toContain("-H 'Authorization: Bearer TOKEN'")
    expect(text).toContain("-H 'Origin: https://shop.example'")
  })
})
