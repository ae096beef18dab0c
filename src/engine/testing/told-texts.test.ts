import { describe, expect, it } from 'vitest'
import type { PageContext } from '#protocol'
import { filledFor } from './done-for.ts'

const letter: PageContext = {
  url: 'https://post.example/',
  title: 'Write to us',
  forms: [{ name: 'Write to us' }],
  indexedElements: [
    { id: 1, type: 'input', text: 'Email', inputType: 'email', form: 0, value: '' },
    { id: 2, type: 'input', text: 'Subject', inputType: 'text', form: 0, value: '' },
    { id: 3, type: 'textarea', text: 'Message', form: 0, value: '' },
    { id: 4, type: 'input', text: 'Customer number', inputType: 'text', form: 0, value: '' },
    { id: 5, type: 'input', text: 'Reference', inputType: 'text', form: 0, value: '' },
  ],
}

describe('a text behind what visitors call its field', () => {
  it.each([
    ['ida@example.org, subject broken kettle', ['1 ida@example.org', '2 broken kettle']],
    ['meine Mail ist ida@example.org, Betreff Kessel undicht', ['1 ida@example.org', '2 Kessel undicht']],
    ['ida@example.org, titre Bouilloire en panne', ['1 ida@example.org', '2 Bouilloire en panne']],
    [
      'mi correo es ida@example.org, asunto tetera rota, texto: ¡Gracias!',
      ['1 ida@example.org', '2 tetera rota', '3 ¡Gracias!'],
    ],
    ['my mail is ida@example.org, with the note ring twice', ['1 ida@example.org', '3 ring twice']],
    ['ida@example.org, ref summer order', ['1 ida@example.org', '5 summer order']],
    ['ida@example.org, my question: can it be mended?', ['1 ida@example.org', '3 can it be mended?']],
  ])('%s', async (sentence, steps) => {
    expect(await filledFor(letter, sentence)).toEqual(steps)
  })

  it.each(['that message is nonsense', 'which reference do I give'])(
    'is none where it is only talk: %s',
    async (sentence) => {
      const steps = await filledFor(letter, sentence)
      expect(steps.filter((step) => /^\d/.test(step))).toEqual([])
    },
  )
})

describe('what stands behind a text that was announced', () => {
  const report: PageContext = {
    ...letter,
    indexedElements: [
      ...(letter.indexedElements ?? []),
      { id: 6, type: 'button', text: 'Send', form: 0, submits: true },
    ],
  }

  it.each([
    ['message: the lid is cracked, and send it', 'the lid is cracked'],
    ['Nachricht: der Deckel ist gesprungen, und abschicken', 'der Deckel ist gesprungen'],
    ['message : le couvercle est fendu, et envoie', 'le couvercle est fendu'],
    ['mensaje: la tapa está rota, y envíalo', 'la tapa está rota'],
    ['messaggio: il coperchio è rotto, e invia', 'il coperchio è rotto'],
    ['mensagem: a tampa está partida, e envia', 'a tampa está partida'],
    ['bericht: het deksel is gebarsten, en verstuur het', 'het deksel is gebarsten'],
    ['wiadomość: pokrywka pękła, i wyślij', 'pokrywka pękła'],
    ['mesaj: kapak çatlamış, ve gönder', 'kapak çatlamış'],
    ['الرسالة: الغطاء مكسور، وأرسله', 'الغطاء مكسور'],
    ['留言：盖子裂了，然后提交', '盖子裂了'],
    ['メッセージ：ふたが割れています、送信して', 'ふたが割れています'],
  ])('orders to send it: %s', async (sentence, text) => {
    expect(await filledFor(report, sentence)).toEqual([`3 ${text}`, '6'])
  })

  it('tells who writes', async () => {
    const done = await filledFor(report, 'text: the lid is cracked, my mail is ida@example.org, and send it')
    expect(done).toEqual(['1 ida@example.org', '3 the lid is cracked', '6'])
  })

  it('keeps the mark of a question', async () => {
    const done = await filledFor(report, 'message them: can it be mended? ida@example.org, then send it')
    expect(done).toEqual(['1 ida@example.org', '3 can it be mended?', '6'])
  })
})

describe('a text of which the form asks more', () => {
  const errands: PageContext = {
    url: 'https://errands.example/',
    title: 'Errands',
    forms: [{ name: 'Add an errand' }],
    indexedElements: [
      { id: 1, type: 'textbox', text: 'New errand', form: 0, value: '' },
      { id: 2, type: 'select', text: 'Who', form: 0, options: ['Nobody', 'Ida', 'Kofi'], value: 'Nobody' },
      { id: 3, type: 'select', text: 'Urgency', form: 0, options: ['low', 'high'], value: 'low' },
      { id: 4, type: 'textbox', text: 'Due', inputType: 'date', form: 0, value: '' },
      { id: 5, type: 'button', text: 'Add', form: 0, submits: true },
    ],
  }
  it.each([
    ['new errand: fetch the cake, for Kofi, due 4 May 2027', ['1 fetch the cake', '2 Kofi', '4 2027-05-04']],
    ['new errand: fetch the cake, for Kofi, high urgency', ['1 fetch the cake', '2 Kofi', '3 high']],
    ['New errand: Kuchen holen, für Kofi, bis 4. Mai 2027', ['1 Kuchen holen', '2 Kofi', '4 2027-05-04']],
    ['new errand: buy nails, screws, and glue', ['1 buy nails, screws, and glue']],
    ['new errand: ring Kofi', ['1 ring Kofi']],
  ])('ends where another field is told: %s', async (sentence, steps) => {
    expect((await filledFor(errands, sentence)).filter((step) => !step.startsWith('5')).sort()).toEqual(steps)
  })
})

describe('figures behind the name of their field', () => {
  it.each([
    ['customer no 7730418, ida@example.org', ['1 ida@example.org', '4 7730418']],
    ['Kundennummer ist 7730418, ida@example.org', ['1 ida@example.org', '4 7730418']],
    ['numéro client 77304-18B, ida@example.org', ['1 ida@example.org', '4 77304-18B']],
  ])('%s', async (sentence, steps) => {
    expect(await filledFor(letter, sentence)).toEqual(steps)
  })
})

describe('what something new is to be called', () => {
  const board: PageContext = {
    url: 'https://board.example/',
    title: 'Harvest plan',
    forms: [{ name: 'New job' }],
    indexedElements: [
      { id: 1, type: 'input', text: 'Title', inputType: 'text', form: 0, parent: 'New job', value: '' },
      { id: 2, type: 'input', text: 'Due date', inputType: 'date', form: 0, parent: 'New job', value: '' },
    ],
  }

  it.each([
    ['new job Mend the gate, due 4 May 2027', ['1 Mend the gate', '2 2027-05-04']],
    ['neue Aufgabe Zaun flicken, bis zum 4. Mai 2027', ['1 Zaun flicken', '2 2027-05-04']],
    ['a job called Mend the gate, due 4 May 2027', ['1 Mend the gate', '2 2027-05-04']],
  ])('%s', async (sentence, steps) => {
    expect(await filledFor(board, sentence)).toEqual(steps)
  })
})

describe('sums', () => {
  const payment: PageContext = {
    url: 'https://bank.example/',
    title: 'Bonifico',
    language: 'it',
    forms: [{ name: 'Bonifico' }],
    indexedElements: [
      { id: 2, type: 'input', text: 'Importo', inputType: 'text', form: 0, value: '' },
      { id: 3, type: 'input', text: 'Data', inputType: 'date', form: 0, value: '' },
    ],
  }

  it('keep their comma where a field for text takes them', async () => {
    expect(await filledFor(payment, 'importo 74,20 euro, data 4 maggio 2027')).toEqual([
      '2 74,20',
      '3 2027-05-04',
    ])
  })

  const expenses: PageContext = {
    url: 'https://club.example/',
    title: 'Club expenses',
    forms: [{ name: 'Add an expense' }],
    indexedElements: [
      { id: 1, type: 'input', text: 'Name', inputType: 'text', form: 0, value: '' },
      { id: 2, type: 'input', text: 'Amount', inputType: 'text', form: 0, value: '' },
      { id: 3, type: 'input', text: 'Date', inputType: 'date', form: 0, value: '' },
    ],
  }

  it('need no name beside a person and a day', async () => {
    expect(await filledFor(expenses, 'Lena Hofer, 840, date 4 May 2027')).toEqual([
      '1 Lena Hofer',
      '2 840',
      '3 2027-05-04',
    ])
    expect(await filledFor(expenses, 'Lena Hofer, flat 12, date 4 May 2027')).not.toContain('2 12')
  })
})

describe('days that are none to be filled in', () => {
  const trip: PageContext = {
    url: 'https://coach.example/',
    title: 'Your trip',
    forms: [{ name: 'Passport' }],
    indexedElements: [{ id: 1, type: 'input', text: 'Expiry date', inputType: 'date', form: 0, value: '' }],
  }

  it.each(['we want to travel a day later', "what's the latest I can leave today"])(
    '%s',
    async (sentence) => {
      const steps = await filledFor(trip, sentence)
      expect(steps.filter((step) => step.startsWith('1 '))).toEqual([])
    },
  )
})

describe('what is to be passed on', () => {
  const table: PageContext = {
    url: 'https://table.example/',
    title: 'Book a table',
    forms: [{ name: 'Book a table' }],
    indexedElements: [
      { id: 1, type: 'input', text: 'Email', inputType: 'email', form: 0, value: '' },
      { id: 2, type: 'checkbox', text: 'High chair', inputType: 'checkbox', form: 0, checked: false },
      { id: 3, type: 'textarea', text: 'Anything we should know', form: 0, value: '' },
      { id: 4, type: 'button', text: 'Book', form: 0, submits: true },
    ],
  }

  it.each(['tell me when you open', 'can you tell the starters from the mains?'])(
    'is nothing that is told to us: %s',
    async (sentence) => {
      expect((await filledFor(table, sentence)).filter((one) => one.startsWith('3'))).toEqual([])
    },
  )
})

describe('what is to be written down', () => {
  it.each([
    ['e-postam ida@example.org, nota kapak çatlamış diye yazın', 'kapak çatlamış'],
    ['e-postam ida@example.org, mesaj kısmına de kapak çatlamış diye ekle', 'kapak çatlamış'],
    ['邮箱 ida@example.org，备注写盖子裂了', '盖子裂了'],
    ['邮箱 ida@example.org，留言里请写上 blue lid', 'blue lid'],
    ['メールは ida@example.org、備考欄にふたが割れていますと書いてください', 'ふたが割れています'],
    ['بريدي ida@example.org، اكتب في الملاحظات الغطاء مكسور', 'الغطاء مكسور'],
  ])('goes whole into the field for it: %s', async (sentence, text) => {
    const done = await filledFor(letter, sentence)
    expect(done).toEqual(['1 ida@example.org', `3 ${text}`])
  })

  it('is nothing that somebody is asked about', async () => {
    const done = await filledFor(letter, 'nota ne yazmam gerekiyor?')
    expect(done.filter((step) => step.startsWith('3 '))).toEqual([])
  })
})
