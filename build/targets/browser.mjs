/** How everything that runs in a visitor's browser is built. */
export const browser = {
  bundle: true,
  format: 'esm',
  target: ['es2022', 'chrome110', 'firefox115', 'safari16.4'],
  minify: true,
  legalComments: 'none',
  logLevel: 'warning',
}
