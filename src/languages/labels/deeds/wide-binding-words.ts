/** Binding words of one language, with bars between. */
export interface WideBindingWords {
  readonly binding: string
  readonly destructive: string
}

/**
 * What binds in languages of which we know no more than that: a button there asks, whatever else it says. Words that
 * mean something harmless in a neighbouring language are left out.
 */
export const wideBindingWords = {
  da: {
    binding:
      'køb|købe|bestil|bestille|betal|betale|afgiv ordre|gennemfør køb|book nu|reserver|indsend|offentliggør|udgiv|overfør|underskriv|tilmeld|tilmeld dig|abonner|bekræft|accepter|godkend|donér|ansøg|opgrader|inviter',
    destructive:
      'slet|fjern|annuller|annullér|afbestil|opsig|afmeld|afmeld dig|deaktiver|luk konto|nulstil|log ud|tøm|afvis|tilbagekald|bloker|skift adgangskode',
  },
  nb: {
    binding:
      'kjøp|kjøpe|bestille|betale|legg inn bestilling|fullfør kjøp|bestill nå|reservér|send inn|publiser|overfør|signer|meld deg på|abonnér|bekreft|godta|godkjenn|doner|søk om|oppgrader|bestill',
    destructive:
      'slett|fjerne|avbestill|kanseller|si opp|meld deg av|deaktivér|steng konto|tilbakestill|logg ut|avvis|tøm|trekk tilbake|blokker|bytt passord|endre passord',
  },
  fi: {
    binding:
      'osta|tilaa|maksa|varaa|lähetä|julkaise|siirrä|allekirjoita|vahvista|hyväksy|ilmoittaudu|rekisteröidy|lahjoita|tee tilaus|vahvista tilaus|siirry kassalle|kutsu|päivitä tilaus|hae paikkaa',
    destructive:
      'poista|peruuta|peru|irtisano|lopeta tilaus|sulje tili|nollaa|kirjaudu ulos|tyhjennä|hylkää|estä|vaihda salasana|poista tili',
  },
  el: {
    binding:
      'αγορά|αγόρασε|αγοράστε|παραγγελία|παραγγείλτε|πληρωμή|πληρώστε|πλήρωσε|κράτηση|κάντε κράτηση|αποστολή|στείλε|στείλτε|δημοσίευση|μεταφορά|υπογραφή|εγγραφή|συνδρομή|επιβεβαίωση|αποδοχή|αποδέχομαι|έγκριση|δωρεά|υποβολή|αναβάθμιση',
    destructive:
      'διαγραφή|διέγραψε|κατάργηση|αφαίρεση|ακύρωση|απεγγραφή|απενεργοποίηση|κλείσιμο λογαριασμού|επαναφορά|αποσύνδεση|απόρριψη|αποκλεισμός|αλλαγή κωδικού|άδειασμα',
  },
  he: {
    binding:
      'קנה|קנייה|קנו|רכישה|רכוש|הזמן|הזמנה|הזמינו|שלם|תשלום|לתשלום|שלח|שליחה|פרסם|פרסום|העבר|העברה|חתום|חתימה|הרשמה|הירשם|מנוי|אשר|אישור|קבל|מסכים|תרום|תרומה|הגש|שדרג',
    destructive:
      'מחק|מחיקה|הסר|הסרה|בטל|ביטול|בטל מנוי|השבת|סגור חשבון|סגירת חשבון|איפוס|אפס|התנתק|התנתקות|יציאה|דחה|חסום|שינוי סיסמה|שנה סיסמה|רוקן',
  },
  hi: {
    binding:
      'खरीदें|ख़रीदें|अभी खरीदें|ऑर्डर करें|ऑर्डर|भुगतान करें|भुगतान|बुक करें|आरक्षित करें|भेजें|प्रकाशित करें|स्थानांतरित करें|ट्रांसफर करें|हस्ताक्षर करें|सदस्यता लें|पुष्टि करें|स्वीकार करें|सहमत|दान करें|जमा करें|आवेदन करें|पोस्ट करें',
    destructive:
      'हटाएं|हटाएँ|मिटाएं|मिटाएँ|रद्द करें|सदस्यता समाप्त करें|निष्क्रिय करें|खाता बंद करें|रीसेट करें|लॉग आउट|लॉगआउट|अस्वीकार करें|ब्लॉक करें|पासवर्ड बदलें|खाली करें',
  },
  th: {
    binding:
      'ซื้อ|สั่งซื้อ|สั่งสินค้า|ชำระเงิน|จ่ายเงิน|จอง|ส่งข้อความ|ส่งข้อมูล|ส่ง|เผยแพร่|โพสต์|โอนเงิน|โอน|ลงนาม|สมัครสมาชิก|สมัคร|ยืนยัน|ยอมรับ|อนุมัติ|บริจาค|อัปเกรด',
    destructive:
      'ลบ|ลบออก|นำออก|ยกเลิก|เลิกติดตาม|ปิดใช้งาน|ปิดบัญชี|รีเซ็ต|ออกจากระบบ|ปฏิเสธ|บล็อก|เปลี่ยนรหัสผ่าน|ล้างข้อมูล',
  },
  vi: {
    binding:
      'mua|mua ngay|đặt hàng|đặt mua|thanh toán|đặt phòng|đặt chỗ|đặt vé|đặt bàn|gửi|đăng bài|xuất bản|chuyển tiền|chuyển khoản|ký tên|đăng ký|xác nhận|chấp nhận|đồng ý|phê duyệt|quyên góp|nâng cấp|nộp',
    destructive:
      'xóa|xoá|gỡ bỏ|hủy|huỷ|hủy đăng ký|vô hiệu hóa|đóng tài khoản|đặt lại|đăng xuất|từ chối|chặn|đổi mật khẩu|làm trống',
  },
  hu: {
    binding:
      'vásárlás|megvásárlás|megveszem|veszem|megrendelem|rendelés|megrendelés|rendelés leadása|fizetés|fizetek|foglalás|lefoglalom|küldés|elküldés|elküldöm|közzététel|átutalás|utalás|aláírás|feliratkozás|előfizetés|megerősítés|elfogadás|elfogadom|jóváhagyás|adományozás|beküldés|jelentkezés',
    destructive:
      'törlés|töröl|törlöm|eltávolítás|lemondás|mégse|leiratkozás|kikapcsolás|fiók megszüntetése|fiók törlése|visszaállítás|kijelentkezés|elutasítás|letiltás|jelszó módosítása|ürítés',
  },
  ro: {
    binding:
      'cumpără|cumpara|cumpărați|comandă|comanda|plasează comanda|plătește|plateste|plată|rezervă|rezerva|trimite|trimiteți|publică|transferă|semnează|abonează te|abonare|înscrie te|confirmă|confirma|acceptă|aprobă|donează|aplică acum|depune',
    destructive:
      'șterge|sterge|ștergeți|elimină|anulează|anuleaza|dezabonare|dezabonează te|dezactivează|închide contul|resetează|deconectare|deconectează te|respinge|blochează|schimbă parola|golește|reziliază|reziliere',
  },
  uk: {
    binding:
      'купити|замовити|замовлення|оформити|сплатити|оплатити|заплатити|забронювати|надіслати|відправити|опублікувати|переказати|підписати|підписатися|підтвердити|прийняти|погодитися|схвалити|пожертвувати|подати|зареєструватися|запросити',
    destructive:
      'видалити|вилучити|скасувати|відписатися|деактивувати|закрити рахунок|закрити акаунт|скинути|вийти|відхилити|заблокувати|змінити пароль|очистити|стерти|розірвати',
  },
  bg: {
    binding:
      'купи|купете|поръчай|поръчайте|поръчка|плати|платете|плащане|резервирай|резервирайте|изпрати|изпращане|публикувай|преведи|превод на пари|подпиши|абонирай се|потвърди|потвърждавам|приеми|приемам|одобри|дари|подай|регистрирай се',
    destructive:
      'изтрий|изтриване|премахни|премахване|откажи|отказ|отмени|отпиши се|деактивирай|закрий акаунта|закриване на акаунт|нулирай|изход|отхвърли|блокирай|смени паролата|изчисти',
  },
  hr: {
    binding:
      'kupi|kupite|naruči|naručite|naruciti|plati|platite|plaćanje|rezerviraj|rezervirajte|pošalji|pošaljite|objavi|prenesi novac|potpiši|pretplati se|pretplata|potvrdi|potvrdite|prihvati|prihvaćam|odobri|doniraj|podnesi|prijavi se na|prenesi',
    destructive:
      'izbriši|obriši|ukloni|otkaži|odustani|odjavi se|odjava|deaktiviraj|zatvori račun|poništi|resetiraj|odbij|blokiraj|promijeni lozinku|isprazni',
  },
  sk: {
    binding:
      'kúpiť|kupit|objednať|objednat|zaplatiť|zaplatit|rezervovať|odoslať|poslať|zverejniť|publikovať|previesť|podpísať|odoberať|predplatiť|potvrdiť|prijať|súhlasiť|schváliť|prispieť|darovať|podať|zaregistrovať|pozvať',
    destructive:
      'zmazať|vymazať|odstrániť|zrušiť|zrusit|odhlásiť|odhlásiť sa|deaktivovať|zrušiť účet|obnoviť nastavenia|odmietnuť|zablokovať|zmeniť heslo|vyprázdniť',
  },
  id: {
    binding:
      'beli|beli sekarang|pesan sekarang|buat pesanan|bayar|bayar sekarang|pembayaran|pesan kamar|reservasi|kirim|terbitkan|publikasikan|transfer|tanda tangani|berlangganan|konfirmasi|setuju|setujui|terima|donasi|ajukan|daftar sekarang|posting',
    destructive:
      'hapus|hapus akun|batalkan|batal|berhenti berlangganan|nonaktifkan|tutup akun|atur ulang|keluar|tolak|blokir|ubah kata sandi|ganti kata sandi|kosongkan',
  },
  fa: {
    binding:
      'خرید|بخر|سفارش|ثبت سفارش|پرداخت|رزرو|ارسال|بفرست|انتشار|انتقال وجه|امضا|اشتراک|ثبت نام|تایید|تأیید|پذیرش|می‌پذیرم|موافقم|اهدا|کمک مالی|ثبت درخواست',
    destructive:
      'حذف|پاک کردن|لغو|لغو اشتراک|غیرفعال|غیرفعال کردن|بستن حساب|بازنشانی|خروج|رد کردن|مسدود|مسدود کردن|تغییر رمز|تغییر رمز عبور|خالی کردن',
  },
  ca: {
    binding:
      'compra ara|comprar|compreu|fer la comanda|encarrega|paga ara|pagueu|reserva ara|reservar|envia|enviar|publica|publicar|transfereix|signa|subscriu te|subscriure s|confirma|accepta|aprova|fes una donació|dona ara|sol·licita|inscriu te',
    destructive:
      'suprimeix|esborra|elimina|anul·la|cancel·la|dona t de baixa|desactiva|tanca el compte|restableix|tanca la sessió|rebutja|bloqueja|canvia la contrasenya|buida',
  },
  /** Icelandic, Estonian, Latvian, Swahili, Serbian and Macedonian: too few words to call them known. */
  more: {
    binding:
      'kaupa|panta|greiða|staðfesta|telli kohe|maksa kohe|kinnita|esita|pirkt|pasūtīt|maksāt|apmaksāt|nosūtīt|iesniegt|nunua|lipa sasa|tuma pesa|thibitisha|купи|плати|нарачај|наручи|испрати|пошаљи|потврди',
    destructive:
      'eyða|fjarlægja|hætta við|skrá út|kustuta|eemalda|tühista|logi välja|dzēst|noņemt|atcelt|izrakstīties|futa|ghairi|избриши|обриши|откажи|поништи|одјава',
  },
} as const satisfies Record<string, WideBindingWords>
