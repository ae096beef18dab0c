import { describe, expect, it } from 'vitest'
import { labelLanguages, type LabelLanguage } from '../../kinds.ts'
import { isSecretField, saysSecret } from './is-secret-field.ts'
import { isAnySecretField, saysAnySecret } from './says-any-secret.ts'

/** What fields for secrets are called: password, card, its code, a one-time code, and what else must not leave. */
const names: Record<LabelLanguage, string> = {
  en: "Password; Current password; Confirm passwords; Passphrase; Passcode; PIN; PIN code; CVV; CVC; CVV2; CSC; Security code; Card number; Card no.; Credit card; Debit card; Saved cards; Expiry; Expiry date; Expiration date; Expiration date (MM/YY); MM / YY; Valid thru; One-time code; One time password; Verification code; Authentication code; Authenticator code; OTP; TOTP; 2FA; MFA; IBAN; Account number; Account no.; Routing number; Sort code; Social Security Number; SSN; Secret answer; Secret key; Recovery code; Backup code; Seed phrase; Recovery phrase; Private key; API key; API token; Access token; SMS code; 6-digit code; Auth code; PUK; Security answer; Mother's maiden name; Password for login; Enter OTP to login; Security code for login; Password for your user",
  de: 'Passwort; Neues Passwort; Passwörter; Kennwort; PIN; Prüfnummer; Kartenprüfnummer; Kartennummer; Karten-Nr.; Kreditkarte; Kreditkartennummer; Sicherheitscode; Gültig bis; MM/JJ; Einmalcode; Bestätigungscode; Verifizierungscode; Zugangscode; Passwort für Login; Anmeldecode; SMS-Code; TAN; mTAN; pushTAN; IBAN; Kontonummer; Sozialversicherungsnummer; Steuernummer; Geheimzahl',
  fr: 'Mot de passe; Mots de passe; Confirmez le mot de passe; Code secret; Code PIN; Code confidentiel; Cryptogramme visuel; Numéro de carte; Numéro de la carte; N° de carte; Carte bancaire; Carte de crédit; Code de sécurité; Date d’expiration; MM/AA; Code à usage unique; Code de vérification; Code SMS; IBAN; Numéro de compte; Numéro de sécurité sociale',
  es: 'Contraseña; Repita la contraseña; Contraseñas; Clave; Clave secreta; Clave de acceso; PIN; CVV; Número de tarjeta; Número de la tarjeta; N.º de tarjeta; Tarjeta de crédito; Código de seguridad; Fecha de caducidad; MM/AA; Código de un solo uso; Código de verificación; Código SMS; IBAN; Número de cuenta',
  it: "Password; Parola d'ordine; PIN; Codice PIN; CVV; Numero di carta; Numero carta; Numero della carta; Carta di credito; Codice di sicurezza; Codice segreto; Codice monouso; Codice di verifica; IBAN; Numero di conto; Codice fiscale",
  pt: 'Palavra-passe; Senha; Senha atual; PIN; CVV; Número do cartão; Nº do cartão; Cartão de crédito; Código de segurança; Data de validade; Validade; Código de verificação; Código único; IBAN; Número da conta; CPF',
  nl: 'Wachtwoord; Herhaal wachtwoord; Wachtwoorden; Pincode; PIN; CVV; Kaartnummer; Creditcard; Creditcardnummer; Beveiligingscode; MM/JJ; Eenmalige code; Verificatiecode; IBAN; Rekeningnummer; Burgerservicenummer; BSN',
  pl: 'Hasło; Powtórz hasło; Hasła; PIN; CVV; Numer karty; Nr karty; Karta kredytowa; Kod zabezpieczający; Data ważności; Kod jednorazowy; Kod weryfikacyjny; Kod SMS; IBAN; Numer konta; PESEL; Kod z SMS',
  tr: 'Şifre; Şifreniz; ŞİFRE; Parola; Parolanız; PIN; CVV; Kart numarası; Kart No; Kredi kartı; Güvenlik kodu; Son kullanma tarihi; Tek kullanımlık kod; Doğrulama kodu; SMS kodu; IBAN; Hesap numarası; T.C. Kimlik No',
  ar: 'كلمة المرور; كلمة السر; كلمة مرور جديدة; الرقم السري; رقم البطاقة; بطاقة الائتمان; رمز الأمان; رمز التحقق; رمز لمرة واحدة; رقم الحساب; آيبان',
  ja: 'パスワード; 新しいパスワード; ﾊﾟｽﾜｰﾄﾞ; 暗証番号; セキュリティコード; カード番号; クレジットカード; 有効期限; ワンタイムパスワード; 認証コード; 確認コード; 口座番号; マイナンバー',
  zh: '密码; 確認密碼; 支付密码; 口令; 卡号; 信用卡卡號; 信用卡; 安全码; 安全碼; 验证码; 驗證碼; 一次性密码; 银行账号; 銀行帳號; 身份证号',
  cs: 'Heslo; Hesla; PIN; Číslo karty; Kreditní karta; Bezpečnostní kód; Platnost karty; Jednorázový kód; Ověřovací kód; Číslo účtu; Rodné číslo',
  ko: '비밀번호; 비밀번호 확인; 암호; 카드 번호; 카드번호; 신용카드; 보안 코드; 보안코드; 인증번호; 인증 코드; 일회용 비밀번호; 계좌번호; 주민등록번호',
  ru: 'Пароль; Повторите пароль; ПИН-код; ПИН; Номер карты; Банковская карта; Код безопасности; Одноразовый код; Код подтверждения; Код из SMS; Номер счёта; Номер счета',
  sv: 'Lösenord; Upprepa lösenord; Pinkod; PIN-kod; Kortnummer; Kreditkort; Säkerhetskod; Engångskod; Verifieringskod; SMS-kod; Kontonummer; Personnummer',
}

/** What scripts call such fields. */
const attributes =
  'userPassword; user[password]; j_password; passwd; pwd; newPwd1; card_number; cardNumber; cardnumber; cc-number; ccnum; cardCvc; cc_csc; cvv2; cardExpiry; exp-month; expDate; otp; otp1; otp-code-3; otp_code; pin1; mfaCode; securityCode; verification_code; iban; ibanNumber; accountNumber; account_no; ssn; apiKey; api_key; seedPhrase; contrasena; haslo; sifre; losenord'

/** Names that are none, though they hold a part of one. */
const others =
  'Pin this thread; Nationality; Nationalité; Nationalität; Pin a comment; Pin the map here; Gutscheincode aus der App; Promo code sent by e-mail; Code promo reçu par SMS; Phone code; Gate number; Door number; Building code; Combination of the colours; Entry pass; Number on the back of the shirt; Sektorcode; 手机号码; 部門番号; 登机口号码; Código de redención; Código de entrada; Stopword; Text message; Answer; Your answer; Antwort; Réponse; Respuesta; Phrase; Search phrase; NIP; Key access; Frase; Code of conduct; Coded message; Accessories; Frase de búsqueda; Wiederherstellung; Mutter; Passport; Passport number; Passport expiry date; Impasse; Passenger; Day pass; One-time gift; Parola chiave; Parola da cercare; كلمة البحث; E-mail; Name; Address; ZIP code; Company; Phone; Resenha; Número de contacto; Numero di contatto; Nummer; Order number; Tracking number; Invoice no.; Promo code; Discount code; Country code; Postal code; CSV; Titan; Sultan; Pinboard; Spin; Opinion; Taliban; Discard; Postcard; Message; Preferred name; prefName; Personnamn; Card message; Business card text; Palabra clave; Palabras clave; Schlüsselwort; ワンタッチ; 암호화폐; Subject; Search; Suche; Recherche; Comment; Quantity; password_reset_email; password_reset[email]; forgot-password-username; Password hint; Security question; Expert; Experience; Export; Validation; Account name; Account type; token; Tax; Tandem; Code; Kod; Gutscheincode; Rabattcode; Buchungscode; Error code; Source code; Author; Code promo; Código promocional; Codice sconto; Kortingscode; Fecha de vencimiento; Scadenza; Vervaldatum; تاريخ الانتهاء; 有效期; Naam; Имя; 이름; 名前; 姓名'

/** Names that only the server knows: the widget has no room for them. */
const wide: Record<LabelLanguage, string> = {
  en: 'Answer to security question; Card verification; Access key; Digipass; Telephone banking code; Memorable word; Code we texted you; Code from your app; Secret answer; 12 words; Bearer token; Recovery words; Seed words; Mnemonic; Mnemonic phrase; Access code; Login code; Sign-in code; Recovery key; Encryption key; Backup key; Last three digits on the back of your debit card; Code on the reverse; Good through; Number from your authenticator; Code sent to your phone; Signing code; Activation code; Secret word; Garage code; Locker combination; WLAN key; user_pword; Bearer; Refresh token',
  de: 'Losungswort; Antwort auf Sicherheitsfrage; Sicherheitsantwort; Geburtsname der Mutter; Wiederherstellungsphrase; Mädchenname der Mutter; Drei Ziffern auf der Rückseite Ihrer Karte; Prüfziffer; Karte gültig bis; Aktivierungscode; Code aus der App; Code per SMS; Signaturcode; Geheimwort; Codewort; Tresorkombination; Haustür-Code; WLAN-Schlüssel',
  fr: 'Réponse secrète; Réponse de sécurité; Phrase de récupération; Nom de jeune fille de la mère; Trois chiffres au dos de la carte; Date d’expiration de votre carte; Code envoyé par SMS; Code de l’application; Code de signature; Mot secret; Digicode; Code du portail; Clé Wi-Fi',
  es: 'Respuesta secreta; Respuesta de seguridad; Frase de recuperación; Frase semilla; Apellido de soltera de la madre; Tres cifras del reverso de la tarjeta; Vencimiento de la tarjeta; Código recibido por SMS; Código de la aplicación; Código de activación; Palabra secreta; Clave del wifi; Código de la puerta',
  it: 'Risposta segreta; Risposta di sicurezza; Cognome da nubile della madre; Frase di recupero; Tre cifre sul retro della carta; Scadenza della carta; Codice ricevuto via SMS; Codice dell’app; Codice di firma; Codice di sblocco; Parola segreta; Codice del cancello; Chiave di rete',
  pt: 'Resposta secreta; Resposta de segurança; Frase de recuperação; Chave de acesso; Chave Pix; Nome de solteira da mãe; Três dígitos no verso do cartão; Validade do cartão; Código recebido por SMS; Código do aplicativo; Código de ativação; Palavra secreta; Código do portão; Chave da rede',
  nl: 'Geheim antwoord; Meisjesnaam van moeder; Herstelzin; Drie cijfers op de achterkant van de kaart; Vervaldatum van je pas; Code uit de app; Ontgrendelcode; Geheime code; Kluiscode; Netwerksleutel',
  pl: 'Odpowiedź na pytanie pomocnicze; Nazwisko panieńskie matki; Fraza odzyskiwania; Trzy cyfry na odwrocie karty; Ważność karty; Kod z aplikacji; Kod autoryzacyjny; Tajne słowo; Kod do bramy; Klucz sieci',
  tr: 'Güvenlik yanıtı; Güvenlik cevabı; Anne kızlık soyadı; Kurtarma ifadesi; Kartınızın arkasındaki rakamlar; Kartın son kullanma tarihi; Uygulama kodu; SMS ile gelen kod; Gizli sözcük; Kapı kodu; Wi-Fi anahtarı',
  ar: 'إجابة الأمان; الإجابة السرية; اسم عائلة الأم; عبارة الاسترداد; الأرقام على ظهر البطاقة; انتهاء صلاحية البطاقة; الرمز في رسالة نصية; رمز التفعيل; الكلمة السرية; رمز البوابة; مفتاح الشبكة',
  ja: '秘密の質問の答え; 母親の旧姓; リカバリーフレーズ; カードの裏の数字; カード有効期限; 認証アプリのコード; SMSコード; 署名コード; 合い言葉; オートロック番号; Wi-Fiキー',
  zh: '密保答案; 助记词; 母亲的姓氏; 卡片背面数字; 卡有效期; 短信码; 激活码; 身份验证器; 暗号; 门禁码; 网络密钥',
  cs: 'Bezpečnostní odpověď; Příjmení matky za svobodna; Kód z aplikace; Tajné slovo; Kód od brány',
  ko: '보안 답변; 어머니 성함; 복구 구문; 카드 뒷면 숫자; 인증 앱 번호; 비밀 단어; 현관 번호',
  ru: 'Ответ на секретный вопрос; Секретный ответ; Мнемоническая фраза; Девичья фамилия матери; Три цифры на обороте карты; Срок действия карты; Код из приложения; Кодовое слово; Код домофона',
  sv: 'Moderns flicknamn; Säkerhetssvar; Återställningsfras; Siffrorna på baksidan av kortet; Kod från appen; Hemligt ord; Portkod',
}

const split = (list: string) => list.split('; ')

describe.each(labelLanguages)('in %s a field is secret', (language) => {
  it.each(split(names[language]))('that is called %s', (name) => expect(saysSecret(name)).toBe(true))
})

describe.each(labelLanguages)('in %s the server locks a field', (language) => {
  it.each(split(wide[language]))('that is called %s', (name) => expect(saysAnySecret(name)).toBe(true))
})

describe('a field', () => {
  it.each(split(attributes))('is secret by the name %s', (name) => expect(saysSecret(name)).toBe(true))

  it.each(split(others))('is none that is called %s', (name) => expect(saysAnySecret(name)).toBe(false))

  it.each([
    'textbox',
    'text',
    'tel',
    'number',
    'email',
    'url',
    'search',
    'textarea',
    'month',
    'select',
    'combobox',
  ])('is secret by its name, be it a %s', (kind) => {
    expect(isSecretField({ kind, names: ['Card number'] })).toBe(true)
    expect(isSecretField({ inputType: kind, names: [undefined, null, '', 'PIN'] })).toBe(true)
  })

  it.each(['link', 'button', 'checkbox', 'radio', 'submit', 'option', 'file'])(
    'is none that is a %s',
    (kind) => {
      expect(isSecretField({ kind, names: ['Forgot your password?'] })).toBe(false)
      expect(isSecretField({ inputType: kind, names: ['Show password'] })).toBe(false)
    },
  )

  it('is secret by what the page declares, whatever it is called', () => {
    expect(isSecretField({ inputType: 'PASSWORD', names: [] })).toBe(true)
    expect(isSecretField({ autocomplete: 'section-a billing cc-number', names: ['X'] })).toBe(true)
    expect(isSecretField({ secret: true, names: ['X'] })).toBe(true)
  })

  it('is none where a PIN is a postal code', () => {
    expect(isSecretField({ autocomplete: 'postal-code', names: ['PIN code'] })).toBe(false)
    expect(isSecretField({ names: ['PIN code', 'postalCode'] })).toBe(false)
    expect(isSecretField({ names: ['PIN code', 'pin'] })).toBe(true)
  })

  it.each(['DD/MM/YYYY', 'TT.MM.JJJJ', 'jj/mm/aaaa', 'gg/aa/mm', 'hh:mm aa', 'hh:mm'])(
    'is none that shows the shape of a day or a time: %s',
    (name) => expect(isSecretField({ names: ['At', name] })).toBe(false),
  )

  it.each(['MM/YY', 'MM / JJ', 'mm/aa'])('is secret by the shape of the end of a card: %s', (name) =>
    expect(isSecretField({ names: [name] })).toBe(true),
  )

  it('is none that a sentence warns of', () => {
    const names = [
      'Your message',
      'Tell us what happened. Please do not write any passwords or card numbers into this box.',
    ]
    expect(isSecretField({ kind: 'textarea', names })).toBe(false)
  })

  it('is secret by the beginning of a long name', () => {
    const names = ['Enter the 6-digit verification code we just sent to your mobile phone ending in 1234']
    expect(isSecretField({ kind: 'textbox', names })).toBe(true)
  })

  it.each([
    'Diners Club ending in 7731',
    'Amex 0055',
    'Current account …3310',
    'Rainy day (...8812)',
    'Girokonto, endet auf 3310',
    'Carte se terminant par 7731',
    'Tarjeta terminada en 7731',
    'Carta che termina con 7731',
    'Cartão com final 7731',
    'Pas eindigend op 7731',
    'Karta kończąca się na 7731',
    '7731 ile biten kart',
    'بطاقة تنتهي بـ 7731',
    '储蓄卡 尾号7731',
    '末尾7731のカード',
  ])('is locked by the server if it offers what is told by its last digits: %s', (option) => {
    expect(isAnySecretField({ kind: 'select', names: ['Take it from'], options: ['Other', option] })).toBe(
      true,
    )
  })

  it.each(['Page 1...1000', 'Year 2024', 'Ends 2024-05-01', 'Loading...', 'Weekend 10', 'XXL', '0..5000'])(
    'is none that offers numbers: %s',
    (option) => expect(isAnySecretField({ kind: 'select', names: ['Show'], options: [option] })).toBe(false),
  )

  it('is secret if it offers cards to choose from', () => {
    expect(isSecretField({ kind: 'select', names: ['Pay with'], options: ['Visa •••• 4242', 'Other'] })).toBe(
      true,
    )
    expect(
      isSecretField({ kind: 'select', names: ['Pay with'], options: ['Mastercard ending **** 1234'] }),
    ).toBe(true)
    expect(isSecretField({ kind: 'select', names: ['Size'], options: ['XXL', 'XX-Large 2024', 'S'] })).toBe(
      false,
    )
  })
})
