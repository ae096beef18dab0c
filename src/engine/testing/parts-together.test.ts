import type { PageContext } from '#protocol'
import { describe, expect, it } from 'vitest'
import { converse } from './converse.ts'
import { doneFor } from './done-for.ts'

const allotment = {
  url: 'https://plots.example/',
  title: 'Allotment diary',
  language: 'en',
  indexedElements: [
    { id: 1, type: 'link', text: 'Leaking tap at plot 9', href: '/9' },
    { id: 2, type: 'link', text: 'Broken fence at plot 4', href: '/4' },
    { id: 3, type: 'tab', text: 'Week 1' },
    { id: 4, type: 'tab', text: 'Week 2' },
    { id: 5, type: 'textbox', text: 'Plot holder', form: 0, value: 'Ada' },
    { id: 6, type: 'button', text: 'Save plot', form: 0, submits: true },
    { id: 7, type: 'checkbox', text: 'Mail me the watering plan', form: 1, checked: true },
    { id: 8, type: 'checkbox', text: 'Mail me the harvest photos', form: 1, checked: false },
    { id: 9, type: 'button', text: 'Update my mails', form: 1, submits: true },
    { id: 10, type: 'textbox', text: 'Write a comment', form: 2, value: '' },
    { id: 11, type: 'button', text: 'Post comment', form: 2, submits: true },
    { id: 12, type: 'button', text: 'Attach file', form: 2, submits: true },
    { id: 13, type: 'button', text: 'Clear the week' },
  ],
  forms: [{ name: 'Plot' }, { name: 'Mails' }, { name: 'Comment' }],
} as unknown as PageContext

describe('parts of a sentence that belong together', () => {
  it('saves what was unticked by the button of its own form', async () => {
    expect(await doneFor(allotment, 'no more watering plan in my mail, and save that')).toEqual(['7', '9'])
  })

  it('posts a comment, and attaches nothing', async () => {
    expect(await doneFor(allotment, 'comment "The tap drips again" and send it')).toEqual([
      '10 The tap drips again',
      '11',
    ])
  })

  it('opens what is called by the number of an ordinal', async () => {
    expect(await doneFor(allotment, 'open the second week')).toEqual(['4'])
  })

  it('does not open what is only named ahead of an order', async () => {
    const { proposal } = await converse(allotment).say('the tap and the fence are fixed, archive both')
    expect(proposal.kind).not.toBe('act')
  })

  it('clears nothing where what is meant was asked before', async () => {
    const { proposal } = await converse(allotment).say('which plots need water? clear it')
    expect(proposal.kind).not.toBe('act')
  })
})

describe('letters that something begins with', () => {
  it.each([
    ['en', 'Enter a plant that starts with "Bas"'],
    ['de', 'Trag eine Pflanze ein, die beginnt mit "Bas"'],
    ['fr', 'Écris une plante qui commence par "Bas"'],
    ['tr', '"Bas" ile başlayan bir bitki yaz'],
  ])('are not written as if they were all of it (%s)', async (language, text) => {
    const bed = {
      url: 'https://plots.example/bed',
      title: 'Bed',
      language,
      indexedElements: [
        { id: 1, type: 'combobox', text: 'Plants', value: '' },
        { id: 2, type: 'button', text: 'OK' },
      ],
    } as unknown as PageContext
    expect(await doneFor(bed, text)).not.toContain('1 Bas')
  })
})

describe('what is played', () => {
  const player = {
    url: 'https://radio.example/7',
    title: 'Episode 7',
    language: 'en',
    indexedElements: [
      { id: 1, type: 'button', text: 'Back 10 seconds' },
      { id: 2, type: 'button', text: 'Forward 30 seconds' },
      { id: 3, type: 'textbox', text: 'Your question', form: 0, value: '' },
      { id: 4, type: 'button', text: 'Send question', form: 0, submits: true },
    ],
    forms: [{ name: 'Ask the host' }],
  } as unknown as PageContext

  it('goes back in it, and leaves no page', async () => {
    const { proposal } = await converse(player).say('go back a little')
    expect(JSON.stringify(proposal)).not.toContain('"action":"back"')
  })

  it('sends no form that waits to be filled in', async () => {
    expect(await doneFor(player, 'send this to my brother')).not.toContain('4')
    expect(await doneFor(player, 'press send question')).toEqual(['4'])
  })
})

describe('what is ticked and what is written', () => {
  it('is done in the order in which it was said', async () => {
    const mixer = {
      url: 'https://paint.example/',
      title: 'Mix a paint',
      language: 'en',
      indexedElements: [
        { id: 1, type: 'radio', text: 'Garden shed', form: 0, checked: false },
        { id: 2, type: 'slider', text: 'Litres', form: 0, inputType: 'range', value: '5' },
        { id: 3, type: 'checkbox', text: 'Odourless only', form: 0, checked: false },
      ],
      forms: [{ name: 'Mix a paint' }],
    } as unknown as PageContext
    expect(await doneFor(mixer, 'choose garden shed, set the litres to 12 and tick odourless only')).toEqual([
      '1',
      '2 12',
      '3',
    ])
  })
})
