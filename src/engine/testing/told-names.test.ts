import { describe, expect, it } from 'vitest'
import type { PageContext } from '#protocol'
import { filledFor } from './done-for.ts'

const pottery: PageContext = {
  url: 'https://pottery.example/',
  title: 'Pottery evenings',
  forms: [{ name: 'Join a class' }],
  indexedElements: [
    { id: 1, type: 'input', text: 'First name', form: 0, value: '' },
    { id: 2, type: 'input', text: 'E-mail', inputType: 'email', form: 0, value: '' },
    { id: 3, type: 'input', text: 'Day', inputType: 'date', form: 0, value: '' },
    { id: 4, type: 'input', text: 'Town', form: 0, value: '' },
    { id: 5, type: 'button', text: 'Ask for a place', form: 0, submits: true },
  ],
}

describe('a first name by which somebody tells who they are', () => {
  it.each([
    ['im Oluchi, okoro@example.org', ['1 Oluchi', '2 okoro@example.org']],
    ['hi, ich bin Torben, meine Mail ist post@example.org', ['1 Torben', '2 post@example.org']],
    ['soy Amaia y mi correo es post@example.org', ['1 Amaia', '2 post@example.org']],
    ['sono Fiorenza, la mia mail è post@example.org', ['1 Fiorenza', '2 post@example.org']],
    ['ik ben Sjoerd, post@example.org', ['1 Sjoerd', '2 post@example.org']],
    ['Maren, maren.k@example.org', ['1 Maren', '2 maren.k@example.org']],
    ['我叫李晓明，邮箱 post@example.org', ['1 李晓明', '2 post@example.org']],
  ])('%s', async (sentence, steps) => {
    expect(await filledFor(pottery, sentence)).toEqual(steps)
  })

  it.each([
    ['soy zurda, mi correo es post@example.org', ['2 post@example.org']],
    ["I'm Danish, my mail is post@example.org", ['2 post@example.org']],
    ['ich bin Lehrer, meine Mail ist post@example.org', ['2 post@example.org']],
  ])('is none where it only tells what they are: %s', async (sentence, steps) => {
    expect(await filledFor(pottery, sentence)).toEqual(steps)
  })

  it('is written nowhere when nothing else is told', async () => {
    expect(await filledFor(pottery, "hello, I'm Oluchi")).not.toContain('1 Oluchi')
  })
})

describe('where somebody lives', () => {
  it.each([
    ['post@example.org, i live in Tavistock', ['2 post@example.org', '4 Tavistock']],
    ['wohne in Quedlinburg, post@example.org', ['2 post@example.org', '4 Quedlinburg']],
    ['vivo en Teruel, mi correo es post@example.org', ['2 post@example.org', '4 Teruel']],
    ["ben Edirne'de oturuyorum, e-postam post@example.org", ['2 post@example.org', '4 Edirne']],
  ])('%s', async (sentence, steps) => {
    expect(await filledFor(pottery, sentence)).toEqual(steps)
  })
})

describe("somebody else's name", () => {
  const kennel: PageContext = {
    url: 'https://kennel.example/',
    title: 'Boarding for pets',
    forms: [{ name: 'Book a stay' }],
    indexedElements: [
      { id: 1, type: 'input', text: 'Your name', form: 0, value: '' },
      { id: 2, type: 'input', text: "Pet's name", form: 0, value: '' },
      { id: 3, type: 'input', text: 'From', inputType: 'date', form: 0, value: '' },
      { id: 4, type: 'input', text: 'E-mail', inputType: 'email', form: 0, value: '' },
    ],
  }

  it.each([
    ["it's for Zorro, my mail is post@example.org", ['2 Zorro', '4 post@example.org']],
    ["I'm Edda, it's for Zorro, post@example.org", ['1 Edda', '2 Zorro', '4 post@example.org']],
  ])('goes into the field that asks for it: %s', async (sentence, steps) => {
    expect(await filledFor(kennel, sentence)).toEqual(steps)
  })

  it('is not taken for the own one', async () => {
    expect(await filledFor(pottery, "it's for my sister Edda, post@example.org")).not.toContain('1 Edda')
  })
})

describe('a place that is named beside other values', () => {
  const boats: PageContext = {
    url: 'https://boats.example/',
    title: 'Louer un bateau',
    language: 'fr',
    forms: [{ name: 'Recherche' }],
    indexedElements: [
      { id: 1, type: 'input', text: 'Destination', form: 0, value: 'Lorient' },
      { id: 2, type: 'input', text: 'Jour', inputType: 'date', form: 0, value: '' },
    ],
  }

  it.each([
    ['plutôt Paimpol, le 4 mai 2027', ['1 Paimpol', '2 2027-05-04']],
    ['un bateau à Paimpol, le 4 mai 2027', ['1 Paimpol', '2 2027-05-04']],
  ])('%s', async (sentence, steps) => {
    expect(await filledFor(boats, sentence)).toEqual(steps)
  })
})

const regatta: PageContext = {
  url: 'https://regatta.example/',
  title: 'Enter a crew',
  language: 'en',
  forms: [{ name: 'Enter a crew' }],
  indexedElements: [
    { id: 1, type: 'input', text: 'Name of the club or team', form: 0, value: '' },
    { id: 2, type: 'input', text: 'Contact person', form: 0, value: '' },
    { id: 3, type: 'input', text: 'E-mail', inputType: 'email', form: 0, value: '' },
    { id: 4, type: 'button', text: 'Enter', form: 0, submits: true },
  ],
}

describe('a name in small letters', () => {
  it.each([
    'tess quist, crew@quist.example',
    "crew@quist.example, i'm tess quist and we row",
    'her name is tess quist, crew@quist.example',
  ])('is two words that mean nothing: %s', async (sentence) => {
    expect(await filledFor(regatta, sentence)).toEqual(['2 tess quist', '3 crew@quist.example'])
  })

  it.each(["i'm absolutely knackered, crew@quist.example", 'beige linen, crew@quist.example'])(
    'is none of what is known: %s',
    async (sentence) => {
      const done = await filledFor(regatta, sentence)
      expect(done.filter((one) => /^[12] /.test(one))).toEqual([])
    },
  )
})

describe('a field for the name of a group', () => {
  it.each([
    ['Ravel Rowing Club, Tess Quist, crew@quist.example', 'Ravel Rowing Club'],
    ['somos el Club de Remo Ravel, me llamo Tess Quist, crew@quist.example', 'Club de Remo Ravel'],
  ])('takes that, and no person: %s', async (sentence, group) => {
    expect(await filledFor(regatta, sentence)).toEqual([`1 ${group}`, '2 Tess Quist', '3 crew@quist.example'])
    expect(await filledFor(regatta, 'I am Tess Quist, crew@quist.example')).toEqual([
      '2 Tess Quist',
      '3 crew@quist.example',
    ])
  })

  it('takes either where it asks for either', async () => {
    const [first, ...others] = regatta.indexedElements!
    const either = {
      ...regatta,
      indexedElements: [{ ...first!, text: 'Name or company' }, others[1]!, others[2]!],
    }
    expect(await filledFor(either, 'Tess Quist, crew@quist.example')).toEqual([
      '1 Tess Quist',
      '3 crew@quist.example',
    ])
    expect(await filledFor(either, 'Ravel Ltd, crew@quist.example')).toEqual([
      '1 Ravel Ltd',
      '3 crew@quist.example',
    ])
  })
})

describe('a name before what it is', () => {
  it.each(['Brandt ist der Nachname, ich heiße Jule', 'Brandt is my surname, my first name is Jule'])(
    'goes into its field: %s',
    async (sentence) => {
      const kiosk: PageContext = {
        url: 'https://kiosk.example/',
        title: 'Membership',
        language: 'en',
        forms: [{ name: 'Membership' }],
        indexedElements: [
          { id: 1, type: 'input', text: 'First name', form: 0, value: '' },
          { id: 2, type: 'input', text: 'Surname', form: 0, value: '' },
          { id: 3, type: 'button', text: 'Join', form: 0, submits: true },
        ],
      }
      expect(await filledFor(kiosk, sentence)).toEqual(['1 Jule', '2 Brandt'])
    },
  )
})

describe('a company and who speaks for it', () => {
  const suppliers: PageContext = {
    url: 'https://mill.example/',
    title: 'Suppliers',
    language: 'en',
    forms: [{ name: 'New supplier' }],
    indexedElements: [
      { id: 1, type: 'input', text: 'Company', form: 0, value: '' },
      { id: 2, type: 'input', text: 'Contact', form: 0, value: '' },
      { id: 3, type: 'input', text: 'E-mail', inputType: 'email', form: 0, value: '' },
      { id: 4, type: 'input', text: 'City', form: 0, value: '' },
    ],
  }

  it.each([
    ['company Brunvik, contact person is Tora Nes, tora@brunvik.example', 'Brunvik', 'Tora Nes'],
    ['Firma Brunvik, Ansprechpartner Jörn Adam, joern@brunvik.example', 'Brunvik', 'Jörn Adam'],
    ['empresa Brunvik, la persona de contacto es Inés Roca, i@brunvik.example', 'Brunvik', 'Inés Roca'],
    [
      'add Brunvik Seeds, the woman there is called Tora Nes, tora@brunvik.example',
      'Brunvik Seeds',
      'Tora Nes',
    ],
    [
      'ajoute Brunvik Semences, le contact s’appelle Paul Mer, p@brunvik.example',
      'Brunvik Semences',
      'Paul Mer',
    ],
  ])('%s', async (sentence, company, person) => {
    const done = await filledFor(suppliers, sentence)
    expect(done.slice(0, 2)).toEqual([`1 ${company}`, `2 ${person}`])
  })

  it('is no company that nothing tells from a person', async () => {
    const done = await filledFor(suppliers, 'add Tora Nes, she works with Paul Mer, tora@brunvik.example')
    expect(done.filter((step) => step.startsWith('1 '))).toEqual([])
  })

  it('lies in the town before its country', async () => {
    const done = await filledFor(suppliers, 'company Brunvik from Bergen in Norway, tora@brunvik.example')
    expect(done).toContain('4 Bergen')
  })
})

describe('a name with a title behind it', () => {
  const parcel = (language: string, own: string, other: string, mail: string): PageContext => ({
    url: 'https://parcel.example/',
    title: 'Parcel',
    language,
    forms: [{ name: 'Parcel' }],
    indexedElements: [
      { id: 1, type: 'input', text: own, inputType: 'text', form: 0, value: '' },
      { id: 2, type: 'input', text: other, inputType: 'text', form: 0, value: '' },
      { id: 3, type: 'input', text: mail, inputType: 'email', form: 0, value: '' },
    ],
  })

  it.each([
    [
      'komşum Rüstem Bey, e-postam post@example.org',
      '2 Rüstem',
      parcel('tr', 'Adınız', 'Komşunun adı', 'E-posta'),
    ],
    ['邮箱 post@example.org，邻居是陆先生', '2 陆', parcel('zh', '您的名字', '邻居姓名', '邮箱')],
    ['隣人は桐生さん、メールは post@example.org', '2 桐生', parcel('ja', 'お名前', '隣人の氏名', 'メール')],
  ])('is that of somebody else: %s', async (sentence, step, page) => {
    expect(await filledFor(page, sentence)).toEqual([step, '3 post@example.org'])
  })

  it.each([
    ['店員さんに聞きました、メールは post@example.org', parcel('ja', 'お名前', '隣人の氏名', 'メール')],
    ['我和先生一起去，邮箱 post@example.org', parcel('zh', '您的名字', '邻居姓名', '邮箱')],
  ])('is none where it only says what somebody is: %s', async (sentence, page) => {
    const done = await filledFor(page, sentence)
    expect(done.filter((step) => /^[12] /.test(step))).toEqual([])
  })
})

describe('a reading in kana', () => {
  const course: PageContext = {
    url: 'https://course.example/',
    title: '講座',
    language: 'ja',
    forms: [{ name: '申し込み' }],
    indexedElements: [
      { id: 1, type: 'input', text: 'お名前', inputType: 'text', form: 0, value: '' },
      { id: 2, type: 'input', text: 'フリガナ', inputType: 'text', form: 0, value: '' },
      { id: 3, type: 'input', text: 'メール', inputType: 'email', form: 0, value: '' },
    ],
  }

  it.each(['名前は 高瀬 みのり、フリガナ タカセ ミノリ', '名前は 高瀬 みのり、フリガナはタカセ ミノリ'])(
    'goes into the field that is called so: %s',
    async (sentence) => {
      expect(await filledFor(course, sentence)).toEqual(['1 高瀬 みのり', '2 タカセ ミノリ'])
    },
  )
})
