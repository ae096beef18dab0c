/** How words begin that name cookies, in all our languages, without accents; most say it in English. */
export const cookieWords = ['cookie', 'cooki', 'ciasteczk', 'cerez', 'كوكي', 'الكوكي', 'クッキー'] as const
