import type { WordsByLanguage } from '../words-by-language.ts'

/** What pages say around a button that only goes on, with bars between. A `*` stands for the rest of a word. */

/** Titles of what takes several pages: who goes on there has only begun. */
export const beginWords: WordsByLanguage = {
  en: 'book|booking|reserve|reservation|rent|hire|order|reorder|buy|purchase|checkout|check out|apply now|sign up|register|registration',
  de: 'buchen|buche|buchung|reservieren|reservierung|mieten|bestellen|bestelle|bestellung|kaufen|kauf|kasse|registrieren|registrierung',
  fr: 'réserver|réservation|louer|commander|commande|acheter|achat|s inscrire|inscription',
  es: 'reservar|reserva|alquilar|pedir|pedido|comprar|compra|registrarse|registro',
  it: 'prenota|prenotare|prenotazione|noleggia|ordina|ordinare|ordine|acquista|acquistare|acquisto|registrati|registrazione',
  pt: 'alugar|encomendar|encomenda|registar|cadastro|reservar|reserva|pedir|pedido|comprar|compra|registro',
  nl: 'boek|boeken|boeking|reserveer|reserveren|reservering|huren|bestel|bestelling|koop|kopen|registreren|registratie|bestellen',
  pl: 'zarezerwuj|rezerwuj|rezerwacja|wynajmij|zamów|zamówienie|kup|rejestracja',
  tr: 'rezervasyon*|kirala|sipariş|satın al|kayıt ol|kayıt',
  ar: 'احجز|حجز|طلب|اطلب|شراء|تسجيل',
  zh: '预订|预约|預訂|預約|订购|订单|购买|購買|注册|註冊',
  ja: '予約|注文|購入|レンタル|新規登録',
  cs: 'rezervovat|rezervace|objednat|objednávka|koupit|registrace',
  ko: '예약|주문|구매|회원가입',
  ru: 'забронировать|бронирование|заказать|заказ|купить|регистрация',
  sv: 'boka|bokning|reservera|beställ|beställning|köp|registrera',
}

/** How a sentence begins that tells what a press does: "By clicking Continue you…". */
export const pressWords: WordsByLanguage = {
  en: 'by clicking|by closing|by dismissing|by accepting|by using|by pressing|by tapping|by selecting|by continuing|when you continue|once you continue',
  de: 'beim schließen|mit dem schließen|mit klick|mit einem klick|mit dem klick|durch klick*|durch anklicken|wenn sie fortfahren',
  fr: 'en fermant|en cliquant|en appuyant|en continuant',
  es: 'al cerrar|al hacer clic|al pulsar|al continuar|haciendo clic',
  it: 'chiudendo|cliccando|premendo|facendo clic|continuando',
  pt: 'ao fechar|ao clicar|ao tocar|clicando',
  nl: 'door te sluiten|door te klikken|door op|door verder te gaan',
  pl: 'zamykając|klikając|naciskając',
  tr: 'kapatarak|tıklayarak|tıkladığınızda|basarak',
  ar: 'بإغلاق|بالنقر|بالضغط|عند النقر',
  zh: '关闭即|点击|點擊|单击',
  ja: '閉じると|クリックすると|押すと|タップすると',
  cs: 'zavřením|kliknutím|stisknutím',
  ko: '닫으면|클릭하면|누르면',
  ru: 'закрывая|нажимая|нажав',
  sv: 'genom att stänga|genom att klicka|genom att trycka',
}

/** Takes back what is said after it: "You won't be charged yet". The `t` is what is left of "can't". */
export const denyWords: WordsByLanguage = {
  en: "won't|won’t|t|no|none|nobody|nothing|cannot|cant|dont|wont",
  de: 'nichts|niemand',
  fr: 'rien|personne',
  es: 'nada|nadie|no',
  it: 'niente|nessuno|no',
  pt: 'ninguém|nada',
  nl: 'niets|niemand',
  pl: 'nic',
  tr: 'hiçbir',
  cs: 'nic',
  ru: 'ничего|никто',
  sv: 'inget',
}

/** Says that something there is gets another value. */
export const changeWords: WordsByLanguage = {
  en: 'change|update|replace',
  de: 'ändern|aktualisieren',
  fr: 'changer|modifier|modification|changement',
  es: 'cambiar|actualizar|modificar',
  it: 'cambia|cambiare|modifica|modificare|aggiorna',
  pt: 'alterar|mudar|atualizar|modificar',
  nl: 'wijzig*|veranderen',
  pl: 'zmień|zmiana',
  tr: 'değiştir*|güncelle*',
  ar: 'تغيير|تعديل',
  zh: '更改|修改|更新',
  ja: '変更|変える|更新',
  cs: 'změnit|změna|aktualizovat',
  ko: '변경|업데이트',
  ru: 'изменить|изменение|сменить|обновить',
  sv: 'ändra|byt|byta|uppdatera',
}

/** How one is reached and lets oneself in, where it is changed: "Change e-mail address". */
export const contactWords: WordsByLanguage = {
  en: 'e mail|email|address|password|phone number|pin',
  de: 'e mail adresse|adresse|anschrift|passwort|kennwort|telefonnummer|e mail|email|pin',
  fr: 'courriel|mot de passe|numéro de téléphone|adresse|e mail|email',
  es: 'correo|dirección|contraseña|teléfono',
  it: 'indirizzo|posta elettronica|telefono|e mail|email',
  pt: 'endereço|morada|senha|palavra passe|telefone',
  nl: 'e mailadres|adres|wachtwoord|telefoonnummer',
  pl: 'hasło|numer telefonu|adres|e mail|email',
  tr: 'e posta|eposta|adresi|parola|şifre',
  ar: 'البريد الإلكتروني|العنوان|كلمة المرور',
  zh: '邮箱|郵箱|地址|密码|密碼',
  ja: 'メール|住所|パスワード|電話番号',
  cs: 'adresu|heslo',
  ko: '이메일|주소|비밀번호',
  ru: 'адрес|пароль|почту',
  sv: 'e post|adress|lösenord',
}

/** Names of a choice that gives rights, shows something to others or costs money again and again. */
export const rightsWords: WordsByLanguage = {
  en: 'role|permission*|visib*|plan|plans',
  de: 'rolle|berechtigung*|sichtbar*',
  fr: 'rôle|autorisation*|forfait|visib*|permission*',
  es: 'rol|permiso*|visib*|plan',
  it: 'ruolo|permess*|visib*',
  pt: 'função|permiss*|plano',
  nl: 'zichtbaar*|rol',
  pl: 'rola|uprawnieni*|widocznoś*',
  tr: 'rolü|görünürlük|rol',
  ar: 'الدور|صلاحيات|خطة',
  zh: '角色|权限|權限|可见|套餐',
  ja: '役割|権限|公開範囲|プラン',
  cs: 'oprávnění|viditelnost',
  ko: '역할|권한|공개 범위|요금제',
  ru: 'роль|видимост*',
  sv: 'roll|behörighet*|synlighet',
}

/** What is chosen there: everyone sees it, somebody may do everything. */
export const grantWords: WordsByLanguage = {
  en: 'public|everyone|everybody|anyone|admin|administrator|owner|plan',
  de: 'öffentlich|jeder|besitzer|admin|administrator',
  fr: 'publique|tout le monde|administrateur|propriétaire|public',
  es: 'público|pública|todo el mundo|cualquiera|administrador',
  it: 'pubblico|pubblica|chiunque|amministratore',
  pt: 'qualquer pessoa|público|pública|administrador',
  nl: 'openbaar|iedereen|beheerder',
  pl: 'publiczn*|każdy|administrator',
  tr: 'herkes|herkese açık|yönetici',
  ar: 'عام|الجميع|مدير',
  zh: '公开|所有人|任何人|管理员|管理員',
  ja: '公開|全員|管理者',
  cs: 'veřejn*|kdokoli|správce|administrator',
  ko: '공개|누구나|관리자',
  ru: 'публичн*|администратор',
  sv: 'offentlig*|vem som helst|administratör',
}

/** The same words of other things: meals, seats and buses. */
export const ungrantingWords: WordsByLanguage = {
  en: 'meal plan|board plan|floor plan|seat plan|seating plan|public transport|public transit|public parking|public holiday*',
  de: 'öffentlicher nahverkehr',
  es: 'transporte público',
  pt: 'transporte público',
  nl: 'openbaar vervoer',
}

/** Titles of what others know of somebody and how they are reached. */
export const profileWords: WordsByLanguage = {
  en: 'profile|my account|account settings',
  de: 'profil|kontoeinstellungen|mein konto',
  fr: 'mon compte|profil',
  es: 'perfil|mi cuenta',
  it: 'profilo|il mio account',
  pt: 'minha conta|perfil',
  nl: 'profiel|mijn account',
  pl: 'moje konto|profil',
  tr: 'profilim|hesabım|profil',
  ar: 'الملف الشخصي|حسابي',
  zh: '个人资料|個人資料',
  ja: 'プロフィール',
  cs: 'můj účet|profil',
  ko: '프로필',
  ru: 'профиль',
  sv: 'mitt konto|profil',
}

/** Who gets money. */
export const payeeWords: WordsByLanguage = {
  en: 'beneficiar*|payee*|recipient*|iban',
  de: 'empfänger*|begünstigt*|iban',
  fr: 'bénéficiaire*|destinataire*',
  es: 'beneficiar*|destinatari*',
  it: 'destinatari*|beneficiar*',
  pt: 'beneficiári*|destinatári*',
  nl: 'begunstigde*|ontvanger*',
  pl: 'odbiorc*',
  tr: 'alıcı*',
  ar: 'المستفيد|المستلم',
  zh: '收款人',
  ja: '受取人|振込先',
  cs: 'příjemc*',
  ko: '받는 사람|수취인',
  ru: 'получател*',
  sv: 'mottagar*',
}

/** Limits of a price by which a list is narrowed: "Under €50". */
export const limitWords: WordsByLanguage = {
  en: 'under|over|up to|below|above|less than|more than|at least',
  de: 'unter|über|bis|ab',
  fr: 'moins de|plus de|jusqu*',
  es: 'menos de|más de|hasta',
  it: 'meno di|più di|fino a',
  pt: 'mais de|até|menos de',
  nl: 'tot|onder|boven',
  pl: 'do|od|poniżej|powyżej',
  tr: 'altı|altında|üstü|üzeri',
  ar: 'أقل من|أكثر من',
  zh: '以下|以上|以内',
  ja: '以下|以上|以内|未満',
  cs: 'do|od',
  ko: '이하|이상',
  ru: 'до|от',
  sv: 'över|upp till|under',
}

/** Where things are brought: the next page of an order asks again, an account's own address is another matter. */
export const deliveryWords: WordsByLanguage = {
  en: 'delivery|deliveries|shipping|pickup',
  de: 'liefer*|versand*',
  fr: 'livraison',
  es: 'envío|entrega',
  it: 'consegna|spedizione',
  pt: 'entrega',
  nl: 'bezorg*|aflever*',
  pl: 'dostaw*',
  tr: 'teslimat*',
  ar: 'التوصيل',
  zh: '收货|送货|送貨|配送',
  ja: '配送|お届け|配達',
  cs: 'doruč*',
  ko: '배송',
  ru: 'доставк*',
  sv: 'leverans*',
}

/** Titles of forms that make an account. */
export const signUpWords: WordsByLanguage = {
  en: 'sign up|signup|register|registration|create account|create your account|create an account|join',
  de: 'registrieren|registrierung|konto erstellen|konto anlegen',
  fr: 's inscrire|inscription|créer un compte',
  es: 'registrarse|registro|crear cuenta|crear una cuenta',
  it: 'registrati|registrazione|crea account|crea un account',
  pt: 'registar|cadastro|cadastre se|criar conta|registro',
  nl: 'registreren|registratie|account aanmaken',
  pl: 'zarejestruj|rejestracja|załóż konto',
  tr: 'kayıt ol|üye ol|hesap oluştur',
  ar: 'تسجيل|إنشاء حساب',
  zh: '注册|註冊',
  ja: '新規登録|アカウント作成|会員登録',
  cs: 'registrace|vytvořit účet',
  ko: '회원가입|계정 만들기',
  ru: 'регистрация|создать аккаунт',
  sv: 'registrera|skapa konto',
}

/** Makes what was filled in before it: "Create project". */
export const createWords: WordsByLanguage = {
  en: 'create',
  de: 'anlegen|erstellen|erstelle',
  fr: 'créer',
  es: 'crear',
  it: 'crea|creare',
  pt: 'criar',
  nl: 'aanmaken|maken',
  pl: 'utwórz',
  tr: 'oluştur',
  ar: 'إنشاء',
  zh: '创建|建立',
  ja: '作成',
  cs: 'vytvořit',
  ko: '만들기|생성',
  ru: 'создать',
  sv: 'skapa',
}
