import type { LabelLanguage } from '../../kinds.ts'

/**
 * What fields are called that are for the visitor's eyes and hands only, with bars between the names. Every widget
 * carries this table, so it is kept short: only the beginnings of words, and nothing twice that languages share. The
 * test has the whole names in each. Written as `fold` leaves them. A name is found anywhere (`passw` in "Your
 * passwords"), `<name>` as a whole word, `^name$` where the field is called nothing else, and a blank may be missing:
 * `card num` is `cardNumber` too. What several languages share stands with the first of them. Words for any last day
 * ("scadenza", "vervaldatum") are no names of cards.
 */
export const secretWords: Record<LabelLanguage, string> = {
  en: 'pass(w|code|ph)|pwd|<p(in|uk)( [ck]ode?)?>(?!th|an? )|<c(v[vcn]|sc)>|c(c|ard) (num|no |c[vs]|code|exp)|(debit|saved|[ck]redi[a-z]*) [ck][ao]r[dt]|<secret>|(one time|sort|security|recovery|backup|sms|digit|verif[a-z]+|auth[a-z]*|hei?ts|g[au]ngs|einmal|anmelde|bezpecnostni|jednorazovy|overovaci|guvenlik|dogrulama|eenmalige) [ck]od|[ck]od[a-z]* (z )?sms|ity answer|maiden|<(t?otp|[2m]fa)>|<iban>|(account|hesap|kart) n(um|o )|routing n|national i[dn]|social secur|<ssn>|(seed|recovery) phrase|(api|private) key|a(pi|ccess) token|^exp(iry|iration)?( date| month| year)?$|valid thru|<mm [yajr]+>',
  de: 'kennwo|geheimz|prufn|k(arten|aart|ort|onto) n(umme)?r|<(m|sms|push|chip)? tan>|sozialv|steuer(num| id)|^gultig bis$',
  fr: 'de passe|cryptog|cod(e|igo|ice) (d[ei] |a )?(s[ei][cg](re|ur)|conf|usage|un[ i]|mono|verif|fisc)|\\bn(umero| ?o)? (d[a-z]+ )?(la )?(cart[ea] |cartao|tarjeta|compte|cuenta|cont[ao] |securite)|(cart(e|a|ao)|tarjeta) (d[ei] cr|banc)|^date d expiration$',
  es: 'contrasen|clave (secr|de acc)|^clave$|^fecha de caduc',
  it: 'parola(?! (chia|da|per))',
  pt: 'palavra passe|<senhas?>|<cpf>|^(data de )?validade$',
  nl: 'wachtwo|beveiligingsc|rekeningn|burgerserv|<bsn>',
  pl: 'h[ae]sl[oa]|(nr|numer|cislo) (karty|konta|uctu)|karta kr|kod (zab|jednor|wery)|<pesel>|^data waznosci$',
  tr: 'sifre|tek kullanim|t c kimlik|^son kullanma tarihi$',
  ar: 'كلمة (ال)?(مرور|سر)|الرقم السري|رقم ال(بطاقة|حساب)|ايتمان|رمز (ال(امان|تحقق)|لمرة)|ايبان',
  ja: 'パスワ|暗証番号|セキュリティコ|(カード|口座)番号|クレジ|ワンタイ|(認証|確認)コ|マイナン|^有効期限$',
  zh: '密[码碼]|口令|卡[号號]|信用卡|安全[码碼]|[验驗][证證][码碼]|行[账帳]|身份证',
  cs: 'rodne c|platnost k',
  ko: '비밀번|암호(?!화)|카드 번|신용 카|보안 코|인증 [번코]|계좌|주민등',
  ru: 'парол|<пин>|номер (карт|счет)|банковск|код (безоп|подтв|из )|однораз',
  sv: 'loseno|personnum',
}
