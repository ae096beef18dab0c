/** In the order of `cueNames`. */
export const tr = `ne zaman|saat kaçta|hangi gün|hangi tarih|ne zamana kadar|kaçta|kaça kadar|saat kaça kadar|saat kaç|kaçtan kaça|hangi saat|hangi saatler|hangi günler|hangi yıl|kaç yılında|hangi yılda|hangi ay|saat kaç gibi
ne kadar|fiyatı|fiyat|kaç para|kaç lira|ücreti
kaç|kaç tane|sayısı
ne kadar sürer|kaç gün|süre|ne kadar sürede
ne sıklıkla|ne kadar sık|kaç kez|kaç kere|kaç defa|hangi sıklıkta
kim|kimin|kime|kim tarafından
nerede|nereye|nereden|hangi adres
ne|hangi|hangisi|nedir|ne olur|ne anlama gelir|ne anlama geliyor|ne demek
neden|niçin|niye
nasıl
ne kadar büyük|ne kadar ağır|ne kadar yüksek|ne kadar uzak|kaç kilo|kaç metrekare|kaç derece|kaç yaş|hangi boyut|boyutu ne|ağırlığı ne|kaç yaşından|kaç yaşına|ne kadar geniş|kaç santim|kaç metre
mı|mi|mu|mü|var mı|mısınız|miyim|olur mu|musunuz|müsünüz|mısın|misin|midir|mıdır|müyüm|oluyor mu|gerekiyor mu|gerekli mi|lazım mı|mevcut mu
değil|yok|hayır|asla|olmadan|hariç|hiç|istemiyorum
sadece|yalnızca|yalnız
aslında|yok bekle|yani|demek istedim|boş ver
sonra|ardından|daha sonra|en son
ve|ile|ayrıca|hem|peki|peki ya
veya|ya da
en ucuz|en küçük|en düşük|en kısa|en az
en pahalı|en büyük|en yüksek|en uzun|en iyi|en yeni
son|sonuncu|en alttaki
kadar|bitiş|dönüş|çıkış
adım|ismim|adına|benim adım|ben|isim
içine|olarak|için
ara|arat|araştır
bul|arıyorum
yaz|gir|doldur|koy|ayarla
ekle|hatırlat|not al|yeni görev
gönder|onayla|rezerve et|sipariş ver|kaydet beni|abone ol|uygula|kullan|yolla|gönderin|gönderebilirsin
şey|şeyler|bir şey|işte|şimdi|artık|da|hemen|biraz|satıyorsunuz|sattığınız|satılan|bunu|şunu|onu|bunun|şu|ama|fakat|ancak|çünkü|diye|falan|filan|olsun|olur|oluyor|olmalı|olacak|olan|olanları|gibi|çok|şimdilik|merhaba|selam|teşekkürler|sağ ol|istiyoruz|isteriz|gerekiyor|acaba|mısınız|musunuz|müsünüz|eder misin|eder misiniz|yapar mısın|yapar mısınız|bir de|hadi|peki|tamam|yani|ya|aslında|belki|zaten|mümkünse|bende|bizde|dedim|şimdiye kadar
sayfa|sayfası|sayfasını|site|bağlantı|düğme|bölüm|kısım|konu|makale|sekme|menü|alan|seçenek|liste
ben|benim|biz|bizim
yeni
yerine
tıkla|bas|tıklayın|basın|işaretle|seç|seçin|odaklan|imleci koy
git|götür|geç
söyle|söyler misin|söyler misiniz|söyleyin|söyleyebilir misin|söyleyebilir misiniz|söylesene|bana söyle|anlat|anlatır mısın|anlatır mısınız|anlatın|açıklar mısın|açıklar mısınız|bilgi ver|bilgi verir misin|bilgi verir misiniz|bilgi verin|öğrenmek istiyorum|öğrenmek isterim|öğrenebilir miyim|bilmek istiyorum|bilmek isterim|merak ediyorum|biliyor musun|biliyor musunuz`
