import { describe, expect, it } from 'vitest'
import { fold, plain } from './fold.ts'

describe('a text as it is compared', () => {
  it.each([
    ['  Delete\u00a0\n my_account ', 'delete my account'],
    ['De\u200blete', 'delete'],
    ['ＤＥＬＥＴＥ', 'delete'],
    ['İPTAL', 'iptal'],
    ['Sıfırla', 'sifirla'],
    ['Löschen', 'löschen'],
  ])('is plain: %j', (text, expected) => expect(plain(text)).toBe(expected))

  it.each([
    ['Löschen', 'loschen'],
    ['Straße', 'strasse'],
    ['HASŁO', 'haslo'],
    ['Şifre', 'sifre'],
    ['ŞİFRE', 'sifre'],
    ['Ёлка', 'елка'],
    ['إلغاء', 'الغاء'],
    ['كَلِمَة', 'كلمة'],
  ])('is folded: %j', (text, expected) => expect(fold(text)).toBe(expected))

  it.each(['パスワード', '비밀번호', 'รหัสผ่าน', 'पासवर्ड'])('keeps its letters: %s', (text) =>
    expect(fold(text)).toBe(text.normalize('NFKC')),
  )
})
