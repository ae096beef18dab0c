/** What pages say around a button that only goes on, with bars between. A `*` stands for the rest of a word. */

/** Titles of what takes several pages: who goes on there has only begun. */
export const beginWords =
  'book|booking|reserve|reservation|rent|hire|order|reorder|buy|purchase|checkout|check out|apply now|buchen|buche|buchung|reservieren|reservierung|mieten|bestellen|bestelle|bestellung|kaufen|kauf|kasse|réserver|réservation|louer|commander|commande|acheter|achat|reservar|reserva|alquilar|pedir|pedido|comprar|compra|prenota|prenotare|prenotazione|noleggia|ordina|ordinare|ordine|acquista|acquistare|acquisto|alugar|encomendar|encomenda|boek|boeken|boeking|reserveer|reserveren|reservering|huren|bestel|bestelling|koop|kopen|zarezerwuj|rezerwuj|rezerwacja|wynajmij|zamów|zamówienie|kup|rezervasyon*|kirala|sipariş|satın al|احجز|حجز|طلب|اطلب|شراء|予約|注文|購入|レンタル|预订|预约|預訂|預約|订购|订单|购买|購買|rezervovat|rezervace|objednat|objednávka|koupit|예약|주문|구매|забронировать|бронирование|заказать|заказ|купить|boka|bokning|reservera|beställ|beställning|köp|sign up|register|registration|registrieren|registrierung|s inscrire|inscription|registrarse|registro|registrati|registrazione|registar|cadastro|registreren|registratie|rejestracja|kayıt ol|kayıt|تسجيل|新規登録|注册|註冊|registrace|회원가입|регистрация|registrera'

/** How a sentence begins that tells what a press does: "By clicking Continue you…". */
export const pressWords =
  'by clicking|by closing|by dismissing|by accepting|by using|beim schließen|mit dem schließen|en fermant|al cerrar|chiudendo|ao fechar|door te sluiten|zamykając|kapatarak|بإغلاق|閉じると|关闭即|zavřením|닫으면|закрывая|genom att stänga|by pressing|by tapping|by selecting|by continuing|when you continue|once you continue|mit klick|mit einem klick|mit dem klick|durch klick*|durch anklicken|wenn sie fortfahren|en cliquant|en appuyant|en continuant|al hacer clic|al pulsar|al continuar|haciendo clic|cliccando|premendo|facendo clic|continuando|ao clicar|ao tocar|clicando|door te klikken|door op|door verder te gaan|klikając|naciskając|tıklayarak|tıkladığınızda|basarak|بالنقر|بالضغط|عند النقر|クリックすると|押すと|タップすると|点击|點擊|单击|kliknutím|stisknutím|클릭하면|누르면|нажимая|нажав|genom att klicka|genom att trycka'

/** Takes back what is said after it: "You won't be charged yet". The `t` is what is left of "can't". */
export const denyWords =
  "won't|won’t|t|no|none|nobody|nothing|cannot|cant|dont|wont|nichts|niemand|rien|personne|nada|nadie|niente|nessuno|ninguém|niets|niemand|nic|hiçbir|ничего|никто|inget"

/** Says that something there is gets another value. */
export const changeWords =
  'change|update|replace|ändern|aktualisieren|changer|modifier|modification|changement|cambiar|actualizar|modificar|cambia|cambiare|modifica|modificare|aggiorna|alterar|mudar|atualizar|wijzig*|veranderen|zmień|zmiana|değiştir*|güncelle*|تغيير|تعديل|変更|更改|修改|変える|změnit|změna|변경|изменить|изменение|сменить|ändra|byt|byta|更新|업데이트|обновить|uppdatera|aktualizovat'

/** How one is reached and lets oneself in, where it is changed: "Change e-mail address". */
export const contactWords =
  'e mail|email|address|password|phone number|pin|e mail adresse|adresse|anschrift|passwort|kennwort|telefonnummer|courriel|mot de passe|numéro de téléphone|correo|dirección|contraseña|teléfono|indirizzo|posta elettronica|telefono|endereço|morada|senha|palavra passe|telefone|e mailadres|adres|wachtwoord|telefoonnummer|hasło|numer telefonu|e posta|eposta|adresi|parola|şifre|البريد الإلكتروني|العنوان|كلمة المرور|メール|住所|パスワード|電話番号|邮箱|郵箱|地址|密码|密碼|adresu|heslo|이메일|주소|비밀번호|адрес|пароль|почту|e post|adress|lösenord'

/** Names of a choice that gives rights, shows something to others or costs money again and again. */
export const rightsWords =
  'role|permission*|visib*|plan|plans|rolle|berechtigung*|sichtbar*|rôle|autorisation*|forfait|rol|permiso*|ruolo|permess*|função|permiss*|plano|zichtbaar*|rola|uprawnieni*|widocznoś*|rolü|görünürlük|الدور|صلاحيات|خطة|役割|権限|公開範囲|プラン|角色|权限|權限|可见|套餐|oprávnění|viditelnost|역할|권한|공개 범위|요금제|роль|видимост*|roll|behörighet*|synlighet'

/** What is chosen there: everyone sees it, somebody may do everything. */
export const grantWords =
  'public|everyone|everybody|anyone|admin|administrator|owner|plan|öffentlich|jeder|besitzer|publique|tout le monde|administrateur|propriétaire|público|pública|todo el mundo|cualquiera|administrador|pubblico|pubblica|chiunque|amministratore|qualquer pessoa|openbaar|iedereen|beheerder|publiczn*|każdy|herkes|herkese açık|yönetici|عام|الجميع|مدير|公開|全員|管理者|公开|所有人|任何人|管理员|管理員|veřejn*|kdokoli|správce|공개|누구나|관리자|публичн*|администратор|offentlig*|vem som helst|administratör'

/** The same words of other things: meals, seats and buses. */
export const ungrantingWords =
  'meal plan|board plan|floor plan|seat plan|seating plan|public transport|public transit|public parking|public holiday*|transporte público|öffentlicher nahverkehr|openbaar vervoer'

/** Titles of what others know of somebody and how they are reached. */
export const profileWords =
  'profile|my account|account settings|profil|kontoeinstellungen|mein konto|mon compte|perfil|mi cuenta|minha conta|profilo|il mio account|profiel|mijn account|moje konto|profilim|hesabım|الملف الشخصي|حسابي|プロフィール|个人资料|個人資料|můj účet|프로필|профиль|mitt konto'

/** Who gets money. */
export const payeeWords =
  'beneficiar*|payee*|recipient*|iban|empfänger*|begünstigt*|bénéficiaire*|destinataire*|destinatari*|beneficiári*|destinatári*|begunstigde*|ontvanger*|odbiorc*|alıcı*|المستفيد|المستلم|受取人|振込先|收款人|příjemc*|받는 사람|수취인|получател*|mottagar*'

/** Limits of a price by which a list is narrowed: "Under €50". */
export const limitWords =
  'under|over|up to|below|above|less than|more than|at least|unter|über|bis|ab|moins de|plus de|jusqu*|menos de|más de|hasta|meno di|più di|fino a|mais de|até|tot|onder|boven|do|od|poniżej|powyżej|altı|altında|üstü|üzeri|أقل من|أكثر من|以下|以上|以内|未満|이하|이상|до|от|över|upp till'

/** Where things are brought: the next page of an order asks again, an account's own address is another matter. */
export const deliveryWords =
  'delivery|deliveries|shipping|pickup|liefer*|versand*|livraison|envío|entrega|consegna|spedizione|bezorg*|aflever*|dostaw*|teslimat*|التوصيل|配送|お届け|配達|收货|送货|送貨|doruč*|배송|доставк*|leverans*'

/** Titles of forms that make an account. */
export const signUpWords =
  'sign up|signup|register|registration|create account|create your account|create an account|join|registrieren|registrierung|konto erstellen|konto anlegen|s inscrire|inscription|créer un compte|registrarse|registro|crear cuenta|crear una cuenta|registrati|registrazione|crea account|crea un account|registar|cadastro|cadastre se|criar conta|registreren|registratie|account aanmaken|zarejestruj|rejestracja|załóż konto|kayıt ol|üye ol|hesap oluştur|تسجيل|إنشاء حساب|新規登録|アカウント作成|会員登録|注册|註冊|registrace|vytvořit účet|회원가입|계정 만들기|регистрация|создать аккаунт|registrera|skapa konto'
