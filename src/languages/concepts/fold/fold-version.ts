/**
 * Which way of folding words made a stem that is kept somewhere. Raise it with every change after which
 * `foldWord` may give another stem for any word: a table of endings, an irregular form, the letters, the code.
 * Whoever keeps stems makes them anew where they carry another number.
 */
export const foldVersion = 7
