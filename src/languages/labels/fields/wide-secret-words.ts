import type { LabelLanguage } from '../../kinds.ts'

/**
 * More names of what only the visitor may write: answers to security questions, a mother's maiden name, words that
 * restore a wallet. No widget has room for these; the server locks such fields at its door, before anything is kept,
 * logged or shown to a model. Patterns as `fold` leaves the names, with bars between.
 */
export const wideSecretWords: Record<LabelLanguage, string> = {
  en: 'answer to (the |your )?security question|card verification|^access key|telephone banking|digipass|mnemonic|access code|(seed|recovery) words|memorable (word|place|date)|code (we|you|from)|secret answer|keystore|wallet phrase|12 words|24 words|magic word|door code|alarm code|bearer token|session cookie|license key|pix key|(log ?in|sign ?in) code|(recovery|encryption|decryption|backup) key',
  de: 'geheimfrage|telefon ?banking|madchenname|losungswort|sicherheits ?antwort|antwort auf (die )?sicherheits|geburtsname der|wiederherstellungs ?(phrase|worter|satz)|turcode|alarmcode|kontrollziffer|(wiederherstellungs|verschlusselungs) ?schlussel|login ?code',
  fr: 'question secrete|jeune fille|reponse (secrete|de securite)|nom de naissance de la mere|phrase (de recuperation|secrete|de recup)|code d acces|code de connexion|cle de (recuperation|chiffrement)|code de la porte',
  es: 'pregunta secreta|de soltera|respuesta (secreta|de seguridad)|frase (semilla|de recuperacion|secreta)|palabras de recuperacion|codigo de (acceso|inicio de sesion)|clave de (recuperacion|cifrado)',
  it: 'risposta (segreta|di sicurezza)|da nubile|frase (di recupero|seme|segreta)|codice di accesso|chiave di (recupero|crittografia)',
  pt: 'de solteira|resposta (secreta|de seguranca)|frase (de recuperacao|semente|secreta)|chave (de acesso|pix|de recuperacao|de criptografia|de encriptacao)|codigo de acesso',
  nl: 'geheim antwoord|meisjesnaam|herstel ?(zin|woorden|frase)|toegangscode|inlogcode|herstelsleutel',
  pl: 'odpowiedz na pytanie|panienskie|fraza (odzyskiwania|seed|zapasowa)|kod dostepu|kod logowania|klucz (odzyskiwania|szyfrowania)',
  tr: 'guvenlik (yanit|cevab)|kizlik|kurtarma (ifade|kelime)|gizli cevap|erisim kodu|giris kodu|kurtarma anahtari',
  ar: 'اجابة (الامان|سرية)|الاجابة السرية|عايلة الام|عبارة (الاسترداد|الاستعادة)|رمز الوصول',
  ja: '秘密の|旧姓|リカバリーフレーズ|復元フレーズ|合言葉|アクセスコード',
  zh: '密保|助[记記][词詞]|安全[问問][题題]的?答|母[亲親]的?姓|恢复短语|访问码',
  cs: 'bezpecnostni odpoved|za svobodna|obnovovaci fraze|pristupovy kod',
  ko: '보안 답|비밀 답|어머니 성|복구 (구문|문구)|시드 ?구문|접근 코드',
  ru: 'девич|(секретныи|контрольныи) ответ|ответ на (секретныи|контрольныи)|сид фраз|мнемоническ|фраза восстановления|код доступа',
  sv: 'flicknamn|sakerhetssvar|aterstallnings(fras|ord)|atkomstkod',
}
