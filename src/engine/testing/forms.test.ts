import { describe, expect, it } from 'vitest'
import type { PageContext } from '#protocol'
import { address, converse, delivery, done, payment, withValue } from './converse.ts'

describe('the built-in engine at a form', () => {
  it('does not call a form sent that the page still wants something for, and asks for that', async () => {
    const { say, result, see, refuse } = converse(address)
    see(withValue(1, 'Ada Lovelace'))
    expect((await say('click Continue')).proposal).toMatchObject({ kind: 'act', steps: [{ elementId: 3 }] })
    const { proposal, text } = await refuse(['Email'], ['Please enter: email.'])
    expect(text).toBe('The page still wants: “Email”.')
    expect(proposal).toEqual({ kind: 'ask', text: 'What should I put into “Email”?' })
    expect((await say('ada@example.org')).proposal).toMatchObject({
      steps: [{ elementId: 2 }, { elementId: 3 }],
    })
    see(() => delivery)
    expect((await result(done)).proposal.kind).toBe('finish')
  })

  it('writes none of two days into the only field for one', async () => {
    const { say } = converse({
      url: 'https://barber.example/',
      title: 'Book a haircut',
      forms: [{ name: 'Book a haircut' }],
      indexedElements: [
        { id: 1, type: 'input', text: 'Date', inputType: 'date', form: 0, value: '' },
        { id: 2, type: 'button', text: 'Book', form: 0, submits: true },
      ],
    })
    expect((await say('shift my haircut from Tuesday to Thursday')).proposal.kind).not.toBe('act')
    expect((await say('a haircut on Thursday')).proposal).toMatchObject({
      kind: 'act',
      steps: [{ elementId: 1, inputData: '2026-11-19' }],
    })
  })

  const restaurant = {
    url: 'https://bistro.example/',
    title: 'Book a table',
    forms: [{ name: 'Book a table' }],
    indexedElements: [
      { id: 1, type: 'input', text: 'Date', inputType: 'date', form: 0, value: '' },
      {
        id: 2,
        type: 'select',
        text: 'Time',
        form: 0,
        value: '12:00',
        options: ['12:00', '18:00', '18:30', '19:00', '19:30'],
      },
      { id: 3, type: 'input', text: 'Number of guests', inputType: 'number', form: 0, value: '' },
      { id: 4, type: 'button', text: 'Book', form: 0, submits: true },
    ],
  }

  it.each([
    ['a table for four on Saturday at half past seven', '4'],
    ['am Samstag um halb acht abends, wir sind zu viert', '4'],
    ['une table pour trois samedi à 19 h 30', '3'],
    ['una mesa para dos este sábado a las siete y media de la tarde', '2'],
    ['sabato alle sette e mezza di sera, siamo in cinque', '5'],
    ['w sobotę o wpół do ósmej wieczorem, będzie nas troje', '3'],
  ])('reads day, time and number of guests: %s', async (text, guests) => {
    const { say } = converse(restaurant)
    const { proposal } = await say(text)
    expect(proposal.kind === 'ask' ? (await say('yes')).proposal : proposal).toMatchObject({
      kind: 'act',
      steps: [
        { elementId: 1, inputData: '2026-11-21' },
        { elementId: 2, inputData: '19:30' },
        { elementId: 3, inputData: guests },
      ],
    })
  })

  it('takes a day or a number in a question for what is asked about', async () => {
    const { say } = converse(restaurant)
    expect((await say('what time do you close on Saturday?')).proposal.kind).not.toBe('act')
    expect((await say('which of your rooms has space for ten')).proposal.kind).not.toBe('act')
  })

  it('ends a value where the next field is named', async () => {
    const { say } = converse({
      url: 'https://films.example/',
      title: 'Films',
      forms: [{ name: 'Films' }],
      indexedElements: [
        { id: 1, type: 'input', text: 'Director', form: 0, value: '' },
        { id: 2, type: 'input', text: 'Year', form: 0, value: '' },
        { id: 3, type: 'button', text: 'Search', form: 0, submits: true },
      ],
    })
    expect((await say('films by director Moreau from the year 1995')).proposal).toMatchObject({
      kind: 'act',
      steps: [
        { elementId: 1, inputData: 'Moreau' },
        { elementId: 2, inputData: '1995' },
      ],
    })
  })

  it('tells what the page complains of after a form was sent', async () => {
    const { say, see, refuse } = converse(address)
    see(withValue(1, 'Ada Lovelace'))
    see(withValue(2, 'ada@example.org'))
    await say('click Continue')
    const { proposal, text } = await refuse([], ['We do not know this address.'])
    expect(proposal.kind).toBe('answer')
    expect(text).toBe('I pressed “Continue”. This page says: “We do not know this address.”')
  })

  it('takes a form that empties itself on the same page as sent', async () => {
    const { say, result, see } = converse(address)
    see(withValue(1, 'Ada Lovelace'))
    see(withValue(2, 'ada@example.org'))
    await say('click Continue')
    see(() => ({ ...address, visibleText: 'Thank you. Please look into your inbox.' }))
    expect((await result(done)).proposal.kind).toBe('finish')
  })

  it('fills a form over several messages, asking for the first thing that is missing', async () => {
    const { say, result, see } = converse()
    expect((await say('my name is Ada Lovelace')).proposal).toMatchObject({
      steps: [{ elementId: 2, inputData: 'Ada Lovelace' }],
    })
    see(withValue(2, 'Ada Lovelace'))
    expect((await result(done)).proposal).toEqual({ kind: 'ask', text: 'What should I put into “Email”?' })
    expect((await say("it's ada@example.org")).proposal).toMatchObject({
      steps: [{ elementId: 3, inputData: 'ada@example.org' }],
    })
    see(withValue(3, 'ada@example.org'))
    // What waits for a yes is not done yet.
    const filled = await result(done)
    const options = [{ label: 'Send', value: 'Send' }]
    expect(filled.proposal).toEqual({ kind: 'ask', block: { block_type: 'choices', data: { options } } })
    expect(filled.text).toContain('All that is left is “Send”.')
    expect(filled.text).not.toContain('Done')
    expect((await say('yes please')).proposal).toMatchObject({
      kind: 'act',
      steps: [{ action: 'click', elementId: 6 }],
    })
  })

  it('takes an order for an order, though it has asked for a value', async () => {
    const asked = async () => {
      const { say, result, see } = converse()
      await say('my name is Ada Lovelace')
      see(withValue(2, 'Ada Lovelace'))
      expect((await result(done)).proposal).toMatchObject({ text: 'What should I put into “Email”?' })
      return say
    }
    expect((await (await asked())('Shipping')).proposal).toMatchObject({ steps: [{ elementId: 1 }] })
    expect((await (await asked())('delete my account')).proposal.kind).not.toBe('act')
    expect((await (await asked())('ada at home')).proposal).toMatchObject({
      text: expect.stringContaining('That does not look right for “Email”.'),
    })
  })

  it('goes on when it is told to, though it has asked for a value', async () => {
    const { say, result, see } = converse(address)
    await say('my name is Ada Lovelace')
    see(withValue(1, 'Ada Lovelace'))
    await result(done)
    expect((await say('go on')).proposal).toMatchObject({ kind: 'act', steps: [{ elementId: 3 }] })
  })

  it('keeps what has no field yet, and fills it in on the next page after a continue', async () => {
    const { say, result, see } = converse(address)
    await say('fill in the form with Ada Lovelace, ada@example.org and 12 Orchard Row, 3511 AB Utrecht')
    await say('yes')
    see(withValue(1, 'Ada Lovelace'))
    see(withValue(2, 'ada@example.org'))
    expect((await result(done)).text).toContain('for the next page')
    expect((await say('continue')).proposal).toMatchObject({ kind: 'act', steps: [{ elementId: 3 }] })
    see(() => delivery)
    expect((await result(done)).proposal).toMatchObject({
      kind: 'act',
      steps: [
        { elementId: 11, inputData: '12 Orchard Row' },
        { elementId: 12, inputData: '3511 AB' },
        { elementId: 13, inputData: 'Utrecht' },
      ],
    })
  })

  it.each(['Send', 'Add', 'Absenden'])(
    'says what has no field where nothing follows a form: %s',
    async (button) => {
      const { say, result, see } = converse({
        ...address,
        indexedElements: address.indexedElements?.map((one) =>
          one.id === 3 ? { ...one, text: button } : one,
        ),
      })
      await say('my name is Ada Lovelace, ada@example.org, I will bring my cello along')
      see(withValue(1, 'Ada Lovelace'))
      see(withValue(2, 'ada@example.org'))
      const { text } = await result(done)
      expect(text).toContain('cello')
      expect(text).not.toContain('for the next page')
    },
  )

  it('offers to press no button that counts once a form is filled in', async () => {
    const { say, result, see } = converse({
      url: 'https://fair.example/',
      title: 'Tickets',
      outline: {
        lines: [
          [0, 0, 'heading', 'Tickets', { level: 1 }],
          [0, 1, 'button', 'One adult less', { shown: '−' }],
          [0, 2, 'spinbutton', 'Adults', { value: '0' }],
          [0, 3, 'button', 'One adult more', { shown: '+' }],
        ],
        forms: [],
        elements: 3,
        above: 0,
        below: 0,
      },
    })
    await say('2 adults')
    see((old) => ({
      ...old,
      ...(old.outline && {
        outline: {
          ...old.outline,
          lines: old.outline.lines.map((line): (typeof old.outline.lines)[number] =>
            line[1] === 2 ? [0, 2, 'spinbutton', 'Adults', { value: '2' }] : line,
          ),
        },
      }),
    }))
    expect((await result(done)).proposal.kind).toBe('finish')
  })

  it('says what a form has left to the visitor alone', async () => {
    const { say, result, see } = converse(address)
    await say('fill in the form with Ada Lovelace and ada@example.org, then click continue')
    see(() => payment)
    expect((await result(done)).proposal).toMatchObject({
      kind: 'finish',
      message: expect.stringMatching(/What is left is yours: “Card number”, “I accept the terms of sale”\.$/),
    })
  })

  it('takes no yes for the value of a field, and asks for it once more', async () => {
    const talk = converse(address)
    await talk.say('my name is Ada Lovelace')
    talk.see(withValue(1, 'Ada Lovelace'))
    const asked = (await talk.result(done)).proposal
    expect(asked).toMatchObject({ kind: 'ask', text: 'What should I put into “Email”?' })
    expect((await talk.say('yes')).proposal).toEqual(asked)
    expect((await talk.say('ada@mill.example')).proposal).toMatchObject({
      steps: [{ elementId: 2, inputData: 'ada@mill.example' }],
    })
  })

  it('tells a town from the country it is said to be in', async () => {
    const { proposal } = await converse(delivery).say(
      'deliver to 12 Mill Road, 3511 AB Utrecht in the Netherlands',
    )
    expect(proposal).toMatchObject({
      steps: [{ inputData: '12 Mill Road' }, { inputData: '3511 AB' }, { inputData: 'Utrecht' }],
    })
  })
})

it('takes a place for nobody’s name', async () => {
  const { proposal } = await converse().say('Quiero dormir en la Sierra Nevada')
  expect(proposal.kind).not.toBe('act')
})

describe('a day without its year', () => {
  const report = (label: string): PageContext => ({
    url: 'https://cover.example/report',
    title: 'Report',
    forms: [{ name: 'Report' }],
    indexedElements: [
      { id: 1, type: 'date', text: label, inputType: 'date', form: 0, value: '' },
      { id: 2, type: 'button', text: 'Continue', form: 0, submits: true },
    ],
  })

  it.each([
    ['Date of accident', '2026-05-03'],
    ['Preferred day', '2027-05-03'],
  ])('is in the past or to come, by what “%s” speaks of', async (label, inputData) => {
    const { proposal } = await converse(report(label)).say(`${label}: 3 May`)
    expect(proposal).toMatchObject({ steps: [{ elementId: 1, inputData }] })
  })
})
