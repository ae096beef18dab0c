import { describe, expect, it } from 'vitest'
import { isMasked, maskAll, maskSecrets } from './mask-secrets.ts'

const key = (beginning: string) => beginning + 'aB3'.repeat(14)

describe('what is taken out of free text', () => {
  it.each([
    ['4111 1111 1111 1111', '[card •••]'],
    ['my card is 4111111111111111, thanks', 'my card is [card •••], thanks'],
    ['5500-0000-0000-0004', '[card •••]'],
    ['5500.0000.0000.0004.', '[card •••].'],
    ['4111\u00a01111\u00a01111\u00a01111', '[card •••]'],
    ['4111/1111/1111/1111', '[card •••]'],
    ['3782 822463 10005', '[card •••]'],
    ['4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1', '[card •••]'],
    ['41 11 11 11 11 11 11 11', '[card •••]'],
    ['4222222222222', '[card •••]'],
    ['4111 1111 1111 1111 1226', '[card •••] [•••]'],
    ['4111 1111 1111 1111 12/26 123', '[card •••] [•••]'],
    ['2 4111-1111-1111-1111', '2 [card •••]'],
    ['2026 4111 1111 1111 1111', '2026 [card •••]'],
    ['4111 1111 1111 1111 5500 0000 0000 0004', '[card •••] [card •••]'],
    ['４１１１ １１１１ １１１１ １１１１', '[card •••]'],
    ['٤١١١١١١١١١١١١١١١', '[card •••]'],
    ['card:4111111111111111;', 'card:[card •••];'],
    [
      '4111-1111-1111-1111-bf28d8b5-d720-46d3-b0eb-d00ff7f9da50-DE89370400440532013000',
      '[card •••]-bf28d8b5-d720-46d3-b0eb-d00ff7f9da50-[IBAN •••]',
    ],
    ['4111  1111  1111  1111', '[card •••]'],
    ['4111 - 1111 - 1111 - 1111', '[card •••]'],
    ['2  4111  1111  1111  1111  12', '2  [card •••]  12'],
    ['Card4111111111111111', 'Card[card •••]'],
    ['IBANDE89370400440532013000', 'IBAN[IBAN •••]'],
    ['DE89  3704  0044  0532  0130  00 ', '[IBAN •••] '],
    ['DE89 3704 0044 0532 0130 00', '[IBAN •••]'],
    ['DE89370400440532013000', '[IBAN •••]'],
    ['DE89/3704/0044/0532/0130/00', '[IBAN •••]'],
    ['DE89_3704_0044_0532_0130_00', '[IBAN •••]'],
    ['/accounts/DE89370400440532013000', '/accounts/[IBAN •••]'],
    ['to de89 3704 0044 0532 0130 00 please', 'to [IBAN •••] please'],
    ['GB29 NWBK 6016 1331 9268 19.', '[IBAN •••].'],
    ['NL91ABNA0417164300 and FR1420041010050500013M02606', '[IBAN •••] and [IBAN •••]'],
    [`use ${key('sk-')} here`, 'use [key •••] here'],
    [key('sk-ant-api03-'), '[key •••]'],
    [key('sk_live_'), '[key •••]'],
    [key('ghp_'), '[key •••]'],
    [key('github_pat_'), '[key •••]'],
    [key('glpat-'), '[key •••]'],
    [key('xoxb-'), '[key •••]'],
    [key('npm_'), '[key •••]'],
    [key('hf_'), '[key •••]'],
    [`sk-${'0af9'.repeat(8)}`, '[key •••]'],
    [`ghp_${'ab3'.repeat(12)}`, '[key •••]'],
    [`glpat-${'ab3c9'.repeat(4)}`, '[key •••]'],
    [`npm_${'ab3'.repeat(12)}`, '[key •••]'],
    [`xoxb-123456789012-1234567890123-${'ab3c'.repeat(6)}`, '[key •••]'],
    [`hf_${'aBcDe'.repeat(7)}`, '[key •••]'],
    [`AKIA${'ABCD'.repeat(4)}`, '[key •••]'],
    [`AIza${'Ab-3_'.repeat(7)}`, '[key •••]'],
    [key('ya29.'), '[key •••]'],
    [`SG.${'a'.repeat(22)}.${'b'.repeat(43)}`, '[key •••]'],
    [`eyJ${'a'.repeat(20)}.eyJ${'b'.repeat(20)}.${'c'.repeat(43)}`, '[key •••]'],
    ['-----BEGIN RSA PRIVATE KEY-----\nMIIE\n-----END RSA PRIVATE KEY----- x', '[key •••] x'],
    ['-----BEGIN PRIVATE KEY-----\nMIIE', '[key •••]'],
    ['-----BEGIN OPENSSH PRIVATE KEY----- b3Bl -----END OPENSSH PRIVATE KEY-----', '[key •••]'],
    ['-----BEGIN PGP PRIVATE KEY BLOCK----- lQVY -----END PGP PRIVATE KEY BLOCK----- x', '[key •••] x'],
  ])('%s', (text, told) => {
    expect(maskSecrets(text)).toBe(told)
    expect(isMasked(told)).toBe(true)
    // Whoever looks again, on the other side of the wire, finds nothing more.
    expect(maskSecrets(told)).toBe(told)
  })

  it.each([
    ['expiry 12/27, cvc 123', 'expiry [•••], cvc [•••]'],
    ['exp 12/27 and the security code is 1234', 'exp [•••] and the security code is [•••]'],
    ['valid until 12.2027, CVV2: 123', 'valid until [•••], CVV2: [•••]'],
    ['12/27 123', '[•••]'],
    ['it expires in December 2027', 'it expires in [•••]'],
    ['12 27 123', '[•••]'],
    ['\n12/27\n123\n', '\n[•••]\n'],
    ['gültig bis 12/27, Prüfziffer 123', 'gültig bis [•••], Prüfziffer [•••]'],
    ['Ablaufdatum 12.27, Sicherheitscode 123', 'Ablaufdatum [•••], Sicherheitscode [•••]'],
    ['expire le 12-27, cryptogramme 123', 'expire le [•••], cryptogramme [•••]'],
    ['valable jusqu’en 12/27, code de sécurité 123', 'valable jusqu’en [•••], code de sécurité [•••]'],
    ['caduca el 12-27, código de seguridad 123', 'caduca el [•••], código de seguridad [•••]'],
    ['scadenza 12-27, codice di sicurezza 123', 'scadenza [•••], codice di sicurezza [•••]'],
    ['validade 12-27, código de segurança 123', 'validade [•••], código de segurança [•••]'],
    ['geldig tot 12-27, beveiligingscode 123', 'geldig tot [•••], beveiligingscode [•••]'],
    ['ważna do 12-27, kod bezpieczeństwa 123', 'ważna do [•••], kod bezpieczeństwa [•••]'],
    ['son kullanma 12-27, güvenlik kodu 123', 'son kullanma [•••], güvenlik kodu [•••]'],
    ['تاريخ الانتهاء ١٢-٢٧، رمز الأمان ١٢٣', 'تاريخ الانتهاء [•••]، رمز الأمان [•••]'],
    ['有効期限2027年12月、セキュリティコード123', '有効期限[•••]、セキュリティコード[•••]'],
    ['有效期12-27，安全码123', '有效期[•••]，安全码[•••]'],
  ])('with the number of a card also its last day and code: %s', (text, told) => {
    const masked = maskSecrets(`4111 1111 1111 1111 ${text}`)
    expect(masked).toBe(`[card •••] ${told}`)
    expect(maskSecrets(masked)).toBe(masked)
    // On the other side of the wire the number is gone already.
    expect(maskSecrets(`[card •••] ${text}`)).toBe(masked)
  })

  it('takes them also where they stand before the number, or by themselves with a code that is called so', () => {
    expect(maskSecrets('12/27, 4111 1111 1111 1111')).toBe('[•••], [card •••]')
    expect(maskSecrets('my cvc is 123, it expires 12/27')).toBe('my cvc is [•••], it expires [•••]')
  })

  it.each([
    '[card •••] for two lamps of €129',
    '[card •••]\n120 € and 12 %',
    '[card •••] on 12/27/2026, order 12345',
    'CVC\n3 digits on the back\nDelivery on 12/27',
    'sort code 12, delivery on 12/27, valid for 30 days',
  ])('and nothing else: %s', (text) => expect(maskSecrets(text)).toBe(text))

  it.each([
    '4111 1111 1111 1112',
    'order 0000000000000000',
    'call +43 1 234 567 89 01',
    // A bar code, a telephone's number, a time in milliseconds.
    '4006381333931',
    '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28',
    '1763258400000',
    '41111111111111111111111111',
    'DE89 3704 0044 0532 0130 01',
    'XX89 3704 0044 0532 0130 00',
    'AB12 cde fgh ijk lmn opq rst uvw',
    'https://shop.test/sk-sneakers-for-children-2026',
    'npm_config_registry_of_company_2',
    'the file is called task-force-2026-final-version',
    'v1.2.3-beta.20261116.123456',
    '/DE89/3704/0044/0532/0130/00',
    'eyJust a word',
    'sk-cookies-and-internationalisation-2026',
    'npm_package_dependencies_typescript',
    'order SO-2026-0012345678, invoice RE2026111600042',
    'node v20.19.0, build 20261116.3, chrome 131.0.6778.85',
    '5020, 5071, 5081, 5082, 4020, 4600',
    'commit 3633a98c2d1e4f5a6b7c8d9e0f1a2b3c4d5e6f70',
    '16 Nov 2026  -  20 Nov 2026  -  1763258400000',
    // Ids whose letters and digits are right for an account by chance, at different places of them.
    'bf28d8b5-d720-46d3-b0eb-d00ff7f9da50',
    '/orders/de053399-124d-43ff-b527-1ddff1e921f0?page=2',
    '0d102c55-bb82-46f4-abac-79dd1fdf3c7e',
    '',
  ])('is not: %s', (text) => expect(maskSecrets(text)).toBe(text))

  it('is found in every text of a value, and nothing else is touched', () => {
    const same = {
      lines: [[0, 1, 'text', 'Hello', { seal: '4111111111111111' }]],
      n: 4111111111111111,
      no: null,
    }
    expect(maskAll(same)).toBe(same)
    const card = {
      lines: [
        [0, 1, 'text', '4111111111111111'],
        [0, 2, 'text', 'b'],
      ],
    }
    const masked = maskAll(card)
    expect(masked).toEqual({
      lines: [
        [0, 1, 'text', '[card •••]'],
        [0, 2, 'text', 'b'],
      ],
    })
    expect(masked.lines[1]).toBe(card.lines[1])
  })

  it.each([
    '1 ',
    '1   ',
    '1 - ',
    'a1',
    'DE12   3',
    `sk-${'a'.repeat(23)}-`,
    `hf_${'a'.repeat(23)}_`,
    '123 ',
    '4111 ',
    '٤',
    'DE12 ',
    'DE',
    'sk-',
    'sk-1',
    'eyJ',
    'eyJaaaaaaaa.',
    'a1_-',
    'ghp_A',
    '-----BEGIN PRIVATE KEY-----',
    '[card •••] ',
    '[card •••]exp cvc ',
    'cvc ',
    'cvc 12/',
  ])(
    // What grows faster than the text would not come back within the time of a test.
    'comes back from a long text of %s',
    (piece) => expect(maskSecrets(piece.repeat(200_000 / piece.length))).not.toBe(''),
  )
})
