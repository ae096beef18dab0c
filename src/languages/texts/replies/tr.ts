import type { Replies } from './en.ts'

export const tr: Replies = {
  stopped: 'Durduruldu.',
  failed: 'Benim tarafımda bir sorun oluştu. Lütfen tekrar deneyin.',
  unavailable: 'Şu anda dil modelime ulaşamıyorum. Lütfen birazdan tekrar deneyin.',
  standIn: 'Dil modelime şu anda ulaşılamıyor. Onsuz yapabildiklerim şunlar.',
  busy: 'Şu anda çok fazla istek var. Lütfen bir dakika sonra tekrar deneyin.',
  slow: 'Yanıtım çok uzun sürdü. Lütfen tekrar deneyin.',
  cutOff: 'Yanıtım yarıda kesildi. Lütfen bir kez daha sorun.',
  confused: 'Bunu anlayamadım. Lütfen başka sözlerle anlatın.',
  budgetSpent: 'Bu asistan bugünkü sınırına ulaştı. Lütfen yarın tekrar deneyin.',
  tooManySteps:
    'Bu, kendime izin verdiğimden daha fazla adım gerektirdi, bu yüzden durdum. Nasıl devam edeceğimi söyleyin.',
  stuck:
    'Aynı şeyi iki kez denedim ve sayfa değişmedi, bu yüzden durdum. Bu adımı kendiniz yapmak isteyebilirsiniz.',
  pageChanged: 'Sorduğumdan beri sayfa değişti, bu yüzden hiçbir şey yapmadım. Hâlâ istiyorsanız söyleyin.',
  noAnswer: 'Yanıt alamadım, bu yüzden hiçbir şey yapmadım. Hâlâ istiyorsanız söyleyin.',
  noReport:
    'Sayfa bunun işe yarayıp yaramadığını bildirmedi. Lütfen bakın ve nasıl devam edeceğimi söyleyin.',
  unsure: 'Sayfanın değiştiğini göremedim, lütfen kontrol edin:',
  confirmPress: '“{label}” düğmesine basayım mı?',
  confirmSubmit: 'Bu formu “{label}” ile göndereyim mi?',
  confirmFill: '“{label}” alanına “{value}” yazayım mı?',
  confirmKey: '“{label}” içinde {value} tuşuna basayım mı?',
  confirmTool: 'Bu sitede “{label}” aracını kullanayım mı?',
  confirmOpen: '{label} sayfasını açayım mı?',
  confirmOther: 'Şunu yapayım mı: {label}?',
  confirmSeveral: 'Bunların hepsini yapayım mı?',
  nameless: 'adı olmayan bir öğe',
  withValues: 'Şu değerlerle:',
  hiddenValue: 'gösterilmiyor',
  yes: 'Evet, devam et',
  yesAlways: 'Evet, burada bir daha sorma',
  no: 'Hayır, bırak',
  choose: 'Lütfen seçin:',
  here: 'Buyurun:',
}
