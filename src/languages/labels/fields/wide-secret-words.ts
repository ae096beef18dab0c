import type { LabelLanguage } from '../../kinds.ts'

/**
 * More names of what only the visitor may write: answers to security questions, a mother's maiden name, words that
 * restore a wallet, the digits on the back of a card, codes by where they come from or by what they open. No widget has room for these; the server locks such fields at its door, before anything is kept,
 * logged or shown to a model. Patterns as `fold` leaves the names, with bars between.
 */
export const wideSecretWords: Record<LabelLanguage, string> = {
  en: 'answer to (the |your )?security question|card verification|^access key|telephone banking|digipass|mnemonic|access code|(seed|recovery) words|memorable (word|place|date)|code (we|you|from)|secret answer|keystore|wallet phrase|12 words|24 words|magic word|door code|alarm code|bearer token|session cookie|license key|pix key|(log ?in|sign ?in) code|(recovery|encryption|decryption|backup) key|(digits?|code) (printed |shown )?on (the )?(back|reverse)|(back|reverse) of (the |your |my )?(credit |debit |bank )?card|good thr(u|ough)|card (valid|good) (until|through|thru|to)|authenticator|(code|number|digits|password) (was |is |were )?(sent|texted|received|shown|displayed|generated) (to|by|via|on|in|with)|(app|e ?mail|device|signing|signature|unlock|activation|pairing|withdrawal) code|(secret|code|safe) word|(gate|entry|entrance|garage|lock|locker|lockbox|lock box|keypad|safe|vault) (code|combination|combo)|(safe|wi ?fi|wlan) key|combination (of|to|for) the (safe|lock|vault)|(network|router|wpa2?|wep|product|pass) key|(^| )p ?word( |$)|^ ?bearer ?$|(refresh|oauth|id|session|auth) token|pin (that|the|this) (you|we|bank|card)',
  de: 'geheimfrage|telefon ?banking|madchenname|losungswort|sicherheits ?antwort|antwort auf (die )?sicherheits|geburtsname der|wiederherstellungs ?(phrase|worter|satz)|turcode|alarmcode|kontrollziffer|(wiederherstellungs|verschlusselungs) ?schlussel|login ?code|kartenruckseite|ruckseite (der|ihrer|deiner|meiner) [a-z]*karte|prufziffer|karte gultig|kartengultig|gultigkeit der karte|ablauf[a-z]* (der|ihrer|deiner) karte|(freischalt|aktivierungs|foto|push|signatur|signier|unterschrifts|gerate|token|entsperr|auszahlungs) ?(code|tan)|(^| )app ?code|authentifikator|authenticator|code (.{0,24} )?(sms|app|gerat)|(^| )tan (nummer|code|generator)|geheim ?wort|[ck]odewort|(^| )(tor|hof|hoftor|haus|haustur|tur|schliessfach|safe|tresor|garagen|schlusselbox|zutritts) ?(code|kombination)|(wlan|wi ?fi|netzwerk) ?schlussel|zahlenkombination',
  fr: 'question secrete|jeune fille|reponse (secrete|de securite)|nom de naissance de la mere|phrase (de recuperation|secrete|de recup)|code d acces|code de connexion|cle de (recuperation|chiffrement)|code de la porte|(code|chiffres?) .{0,16}au (dos|verso)|(dos|verso) de (la |votre |ta |ma )?carte|(expir[a-z]*|validite) (de )?(la |votre |ta |ma )carte|code (.{0,24} )?(sms|appli|authentif|appareil)|code (recu|envoye|affiche)|code (d activation|de deblocage|de deverrouillage|de signature|de retrait)|authentificat(eur|or)|mot (secret|memorable)|digicode|code (de |du |d )?(la |l )?(porte|portail|immeuble|coffre|cadenas|alarme)|combinaison du (coffre|cadenas)|cle (wi ?fi|wpa|reseau|du reseau)',
  es: 'pregunta secreta|de soltera|respuesta (secreta|de seguridad)|frase (semilla|de recuperacion|secreta)|palabras de recuperacion|codigo de (acceso|inicio de sesion)|clave de (recuperacion|cifrado)|(dorso|reverso|detras|atras|parte trasera) de (la |su |tu )?tarjeta|(caducidad|vencimiento|validez|expiracion) de (la |su |tu )?tarjeta|(codigo|clave) (.{0,24} )?(sms|app|aplicacion|dispositivo|token)|autenticador|(codigo|clave) (recibid|enviad)|(codigo|clave) de (la )?(firma|activacion|desbloqueo|operaciones|coordenadas|puerta|alarma|caja fuerte|red( |$)|wi ?fi)|(codigo|clave) del (porton|garaje|wi ?fi|router)|combinacion de la caja|coordenadas? de (la |su |tu )?tarjeta|palabra (secreta|de seguridad|memorable)',
  it: 'risposta (segreta|di sicurezza)|da nubile|frase (di recupero|seme|segreta)|codice di accesso|chiave di (recupero|crittografia)|(codice|cifre) .{0,12}(sul|nel) retro|retro della (sua |tua )?carta|scadenza (della )?(sua |tua )?carta|codice (.{0,24} )?(sms|app|dispositiv|autentic|token)|autenticatore|codice (ricevuto|inviato)|codice di (firma|sblocco|attivazione|prelievo)|parola (segreta|di sicurezza)|(codice|combinazione) (del |della |di |dell )?(porta|portone|cancello|cassaforte|allarme|citofono)|chiave (wi ?fi|di rete|della rete|wpa)',
  pt: 'de solteira|resposta (secreta|de seguranca)|frase (de recuperacao|semente|secreta)|chave (de acesso|pix|de recuperacao|de criptografia|de encriptacao)|codigo de acesso|(verso|atras|tras|parte de tras) d[eo] (seu |teu )?cartao|(validade|vencimento|expiracao) do (seu |teu )?cartao|codigo (.{0,24} )?(sms|app|aplicativo|aplicacao|dispositivo|token)|autenticador|codigo (recebido|enviado)|codigo de (ativacao|desbloqueio|assinatura|saque|levantamento)|palavra (secreta|de seguranca)|(codigo|combinacao) d[aoe] (porta|portao|cofre|alarme|cadeado)|chave d[aoe] (wi ?fi|rede)',
  nl: 'geheim antwoord|meisjesnaam|herstel ?(zin|woorden|frase)|toegangscode|inlogcode|herstelsleutel|achterkant van (de |je |uw )?(kaart|pas|bankpas|creditcard)|(vervaldatum|geldigheid) van (de |je |uw )?(kaart|pas|creditcard)|(kaart|pas) geldig|(signeer|activerings|activatie|ontgrendel|apparaat) ?code|(^| )app ?code|code (.{0,24} )?(sms|app|authenticator)|authenticator|geheime? ?(woord|code)|wachtzin|(^| )(deur|voordeur|poort|kluis|alarm|slot|hek|garage) ?(code|combinatie)|(wi ?fi|netwerk) ?sleutel',
  pl: 'odpowiedz na pytanie|panienskie|fraza (odzyskiwania|seed|zapasowa)|kod dostepu|kod logowania|klucz (odzyskiwania|szyfrowania)|(odwrocie|tyle|tylu|rewersie) karty|waznosc[a-z]* karty|karta wazna|kod (.{0,24} )?(sms|aplikac|autentyk|uwierzyt|urzadzen|token)|kod (blik|aktywac|odblok|autoryz|podpis|wyplaty)|authenticator|tajne slowo|sekretne slowo|(kod|szyfr) (do )?(drzwi|bramy|sejfu|domofonu|klatki|furtki|alarmu)|klucz (do )?(wi ?fi|sieci)',
  tr: 'guvenlik (yanit|cevab)|kizlik|kurtarma (ifade|kelime)|gizli cevap|erisim kodu|giris kodu|kurtarma anahtari|kart[a-z]* arka|kart[a-z]* (son kullanma|gecerlilik)|(sms|uygulama|cihaz|onay|aktivasyon|imza|kilit acma|para cekme)[a-z]* (ile )?(gelen |gonderilen |gosterilen )?kod|kimlik dogrulayici|gizli (kelime|sozcuk|kod)|(kapi|kasa|alarm|garaj|kilit)[a-z]* (kod|sifre|kombinasyon)|(wi ?fi|ag) anahtar',
  ar: 'اجابة (الامان|سرية)|الاجابة السرية|عايلة الام|عبارة (الاسترداد|الاستعادة)|رمز الوصول|(ظهر|خلف) (ال)?بطاق|(انتهاء|صلاحية) (صلاحية )?البطاقة|(رمز|كود) .{0,24}(رسالة|الرسالة|تطبيق|التطبيق|الجهاز)|(رمز|كود) (المصادقة|التفعيل|التاكيد|الدخول|التوقيع|السحب|المرسل)|كلمة سرية|الكلمة السرية|(رمز|كود) (الباب|البوابة|الخزنة|الانذار|المبنى)|(مفتاح|رمز) (ال)?(واي فاي|شبكة)',
  ja: '秘密の|旧姓|リカバリーフレーズ|復元フレーズ|合言葉|アクセスコード|カードの?裏|裏面の?(\\d|三|四)桁|カードの?有効期|認証アプリ|認証番号|オーセンティケ|(sms|アプリ|承認|署名|有効化|解錠|解除|引き出し).{0,6}コード|解錠番号|合い言葉|(ドア|玄関|ゲート|ロッカー|入館|宅配ボックス).{0,4}(暗証|コード)|(金庫|オートロック).{0,4}(番号|コード)|(wi ?fi|無線|ネットワーク).{0,4}キー',
  zh: '密保|助[记記][词詞]|安全[问問][题題]的?答|母[亲親]的?姓|恢复短语|访问码|卡片?背面|背面.{0,4}[三四3].?[位码碼]|卡片?有效期|(动态|動態|短信|簡訊|激活|授权|授權|签名|簽名|取款|提款|解锁|解鎖|门禁|門禁|开门|開門|保险箱|保險箱|保险柜).{0,2}[码碼]|令牌|身份验证器|驗證器|暗[号號语語]|秘密[词詞]|(wi ?fi|网络|網路|无线).{0,2}(密|钥|金鑰)',
  cs: 'bezpecnostni odpoved|za svobodna|obnovovaci fraze|pristupovy kod|zadni stran[aey] karty|kod (.{0,20} )?(sms|aplikac|autentiz)|kod (pro )?(aktivac|odemk|podpis)|tajne slovo|kod (od |k |ke )?(dveri|brany|trezoru|alarmu)|klic (k )?(wi ?fi|siti)',
  ko: '보안 답|비밀 답|어머니 성|복구 (구문|문구)|시드 ?구문|접근 코드|카드 ?뒷면|카드 ?(만료|유효)|(sms|문자|앱|활성화|잠금 ?해제|출금).{0,4}(코드|인증)|인증 ?앱|비밀 ?(단어|문구|코드)|(현관|출입문|금고|도어락|대문).{0,4}(번호|코드)|와이파이 ?키',
  ru: 'девич|(секретныи|контрольныи) ответ|ответ на (секретныи|контрольныи)|сид фраз|мнемоническ|фраза восстановления|код доступа|(обороте|обратнои стороне) карты|срок деиствия карты|карта деиствительна|код (.{0,20} )?(смс|sms|приложен|сообщен|устроиств)|аутентификатор|код (активации|разблокировки|подписи|домофона)|(секретное|кодовое|контрольное) слово|код (от |из )?(двери|калитки|ворот|сеифа|подъезда)|ключ (wi ?fi|сети|от wi ?fi)',
  sv: 'flicknamn|sakerhetssvar|aterstallnings(fras|ord)|atkomstkod|(baksida|baksidan)( av)?( ditt)? kort|kortets (baksida|giltighet)|kortet ar giltigt|(aktiverings|signerings|upplasnings) ?kod|(^| )app ?kod|kod (.{0,16} )?(sms|app)( |$|en)|autentiserar|hemligt ord|kodord|(^| )(port|dorr|grind|kassaskaps|larm) ?kod|(wi ?fi|natverks) ?nyckel',
}

/** Codes that are no secret, wherever they come from: what gets a discount, a place or a parcel told of. */
export const openCodes: Record<LabelLanguage, string> = {
  en: 'promo|coupon|discount|voucher|referral|invit|booking|reservation',
  de: 'gutschein|rabatt|aktions|einladung|empfehlung|buchung',
  fr: 'reduc|remise|parrain|avantage',
  es: 'cupon|descuento|reserva',
  it: 'sconto|prenotazione',
  pt: 'cupom|desconto|indicacao',
  nl: 'korting|boeking|uitnodig',
  pl: 'rabat|kupon|polecaj',
  tr: 'indirim|davet',
  ar: 'خصم|قسيمة|دعوة',
  ja: 'クーポン|割引|招待|予約',
  zh: '优惠|優惠|折扣|邀请|邀請',
  cs: 'slev',
  ko: '할인|쿠폰|초대',
  ru: 'скидк|купон',
  sv: 'kupong',
}

/** How a list tells a saved card or account by its last digits, which `#` stands for: "ending in 4242". */
export const lastDigits: Record<LabelLanguage, string> = {
  en: 'end(ing|s)?( in| with| on)? #|last (four|4)( digits)? #',
  de: 'ende(t|nd)( auf| mit)? #|endziffern? #|endung #',
  fr: '(se )?(termin|finiss?)[a-z]*( par| en)? #',
  es: '(termina|acaba|terminad[ao]|acabad[ao])( en| con)? #|terminacion #',
  it: 'termina(nte)?( con| in| per)? #|che finisce (con|in|per) #',
  pt: '(termina|terminad[ao]|final)( em| com)? #',
  nl: 'eindig(t|end)( op| met)? #',
  pl: 'koncz[a-z]+ sie( na)? #|koncowka #',
  tr: '# ile biten|son dort hanesi #|sonu #',
  ar: '(تنتهي|ينتهي|المنتهية|منتهية) ?ب ?ـ? ?#|اخر (4|اربعة) ارقام #',
  ja: '末尾 ?#|下(4|四)桁 ?#|# ?で終わる',
  zh: '尾[号號数數] ?#|[末后後][4四]位 ?#',
  cs: 'konci( na)? #|koncici( na)? #',
  ko: '끝자리 ?#|# ?(로|으로) 끝나는',
  ru: 'оканчива[а-я]+( на)? #|заканчива[а-я]+( на)? #',
  sv: 'slutar( pa)? #|som slutar med #',
}
