import { html, page, type Markup } from './page.ts'

/** A drawn page: what `reply` sends. */
export type Drawn = ReturnType<typeof page>

const minimum = 10

const problemLine = (problem: string | undefined): Markup =>
  problem === undefined ? html`` : html`<p class="wrong" role="alert">${problem}</p>`

const emailField = (value: string, wrong: boolean): Markup =>
  html`<label>
    E-mail
    <input
      name="email"
      type="email"
      autocomplete="username"
      required
      maxlength="200"
      value="${value}"
      ${value === '' ? html`autofocus` : html``}
      ${wrong ? html`aria-invalid="true"` : html``}
    />
  </label>`

/** Where people sign in at the embedded provider. */
export function signInPage(options: { action: string; email: string; problem?: string | undefined }): Drawn {
  const { action, email, problem } = options
  return page({
    title: 'Sign in',
    content: html`<h1>Sign in</h1>
      ${problemLine(problem)}
      <form method="post" action="${action}">
        ${emailField(email, problem !== undefined)}
        <label>
          Password
          <input
            name="password"
            type="password"
            autocomplete="current-password"
            required
            maxlength="200"
            ${email === '' ? html`` : html`autofocus`}
            ${problem === undefined ? html`` : html`aria-invalid="true"`}
          />
        </label>
        <button type="submit">Sign in</button>
      </form>
      <p class="hint">
        Forgot it? An owner of your organisation can make you a link. On the server,
        <code>pagehand link</code> prints one.
      </p>`,
  })
}

export interface LinkPageOptions {
  readonly action: string
  readonly title: string
  readonly lead: string
  readonly button: string
  /** Absent: the link is for one person's new password. */
  readonly email?: string
  readonly problem?: string | undefined
}

/** Where a link is taken: choose a password, and with a new account an e-mail. */
export function linkPage({ action, title, lead, button, email, problem }: LinkPageOptions): Drawn {
  return page({
    title,
    content: html`<h1>${title}</h1>
      <p>${lead}</p>
      ${problemLine(problem)}
      <form method="post" action="${action}">
        ${email === undefined ? html`` : emailField(email, false)}
        <label>
          Password
          <input
            name="password"
            type="password"
            autocomplete="new-password"
            required
            minlength="${minimum}"
            maxlength="200"
          />
          <small>At least ${minimum} characters.</small>
        </label>
        <button type="submit">${button}</button>
      </form>`,
  })
}

/** A page with something to read and nothing to do, or one way on. */
export function noticePage(options: {
  title: string
  text: string
  link?: { href: string; label: string }
}): Drawn {
  const { title, text, link } = options
  return page({
    title,
    content: html`<h1>${title}</h1>
      <p>${text}</p>
      ${link ? html`<a href="${link.href}">${link.label}</a>` : html``}`,
  })
}

/** Ends the provider's own session: the form goes off by itself, and has a button where it cannot. */
export function signOutPage(options: { action: string; xsrf: string }): Drawn {
  return page({
    title: 'Sign out',
    script: `document.getElementById('sign-out').submit()`,
    content: html`<h1>Signing out</h1>
      <form id="sign-out" method="post" action="${options.action}">
        <input type="hidden" name="xsrf" value="${options.xsrf}" />
        <input type="hidden" name="logout" value="yes" />
        <button type="submit">Sign out</button>
      </form>`,
  })
}
