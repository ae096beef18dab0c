import { expect, it } from 'vitest'
import { isPrivateEntry } from './private-entry.ts'

it.each([
  'localhost',
  'localhost:*',
  'app.localhost',
  '127.0.0.1:3000',
  '10.1.2.3',
  '[::1]:80',
  'intranet',
  'nas.local',
  '*.corp.internal',
])('%s is a name of the own network', (entry) => expect(isPrivateEntry(entry)).toBe(true))

it.each(['shop.example', '*.shop.example:8443', '1.1.1.1', '[2606:4700:4700::1111]'])('%s is not', (entry) =>
  expect(isPrivateEntry(entry)).toBe(false),
)
