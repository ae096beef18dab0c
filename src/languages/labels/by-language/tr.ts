import { bars } from '../bars.ts'
import type { LabelWords } from './label-words.ts'

export const tr: LabelWords = {
  binding: bars(`
    satın al|sipariş ver|sipariş et|rezervasyon yap|rezerve et|kirala|gönder|yayınla|paylaş|yanıtla|aktar
    transfer et|havale et|para çek|imzala|abone ol|bağış yap|teklif ver|başvur|kaydol|kayıt ol|onayla
    kabul et|kabul ediyorum|izin ver|davet et|yenile|tamamla|talep et|oy ver|bahis yap|teslim et|katıl
    planı değiştir|şifreyi değiştir|şifre değiştir|parolayı değiştir|adresi değiştir|etkinleştir
    ücretsiz dene|iade et|rolü değiştir|gönderi paylaş|yorum gönder|mesaj gönder
    bakiye yükle|para yatır|herkese açık yap|devret|ön sipariş|bağışla|yetki ver
    tasdik et|tasdikle|taburcu et|reklam ver|teklif yap|teklif sun|hastalık bildir|rapor bildir|izin al|aracın kilidini aç|onay ver|taahhüt ver|ödünç ver|talimat ver|ceza ver|ilan ver|bahşiş ver|uygun gör`),
  final: bars(`
    öde|ödeme yap|şimdi satın al|siparişi onayla|siparişi tamamla|hemen al|para gönder|şimdi öde
    ödemeyi tamamla|ödemeyi onayla|alışverişi tamamla|siparişi ver|şimdi sipariş ver|hemen öde`),
  destructive: bars(`
    sil|kaldır|iptal|iptal et|aboneliği iptal et|abonelikten çık|devre dışı bırak|hesabı kapat|hesabı sil
    vazgeç|geri çek|reddet|sıfırla|boşalt|temizle|yok et|engelle|çıkış yap|oturumu kapat|hesabımı sil
    çöp kutusu|çöpe taşı|sepeti boşalt|üzerine yaz|gruptan ayrıl|biçimlendir|askıya al|üyeliği iptal et
    aboneliği sonlandır|sonlandır|çöpe at|feshet|at gitsin|kov|yayından kaldır
    trafikten çek|kaydımı sil|kaydımı sildir|tahliye bildir|istifa et|göndermeyi geri al|mesajı geri al`),
  harmless: bars(`
    daha eski|daha yeni|yeniden adlandır|okumaya devam et

    ara|bul|filtrele|filtre|filtreler|sırala|göster|daha fazla|daha fazla göster|görüntüle|sepete ekle|ileri
    sonraki|devam|devam et|geri|önceki|hesapla|karşılaştır|önizle|giriş yap|kodu uygula|kupon uygula
    filtreleri uygula|favorilere ekle|listeye ekle|istek listesine ekle|menü|menüyü aç|kapat|daha az
    tümünü gör|tümünü göster|detaylar|ayrıntılar|detayları gör|devamını oku|düzenle|seç|tümünü seç|kopyala
    bağlantıyı kopyala|yazdır|yakınlaştır|uzaklaştır|ana sayfa|yardım|iletişim|ayarlar|dil|bugün
    önceki sayfa|sonraki sayfa|ilk sayfa|son sayfa|artır|azalt|atla|ekle|ürün ekle|müsaitlik kontrol et
    stok kontrol et|sepet|sepete git|sepetim|alışverişe devam et|indir|harita|liste|yeni arama
    daha fazla yükle|şifremi unuttum|sepeti güncelle|sonraki adım
    ödeme adımı|teslimat|özet|adres
    daha erken|daha geç|önceki seferler|sonraki seferler`),
  innocent: bars(`
    dışa aktar|csv dışa aktar|csv olarak dışa aktar|excel olarak dışa aktar|excel e aktar|pdf olarak dışa aktar
    filtreyi kaldır|filtreleri temizle|filtreyi temizle|filtreleri sıfırla|aramayı iptal et|siparişlerim
    sipariş geçmişi|sipariş detayları|ödeme yöntemleri|seçimi iptal et|aramayı temizle|sipariş takibi`),
  search: bars(`ara|arama`),
  consent: bars(`
    kabul ediyorum|onaylıyorum|onay veriyorum|şartlar|koşullar|koşulları|gizlilik|kvkk|bülten|okudum
    izin veriyorum|beyan ederim|beyan ediyorum`),
  captcha: bars(`ben robot değilim|robot değilim`),
}
