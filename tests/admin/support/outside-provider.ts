import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider, type Configuration } from 'oidc-provider'

/** A separate OpenID provider, as an organisation might run it: everybody may sign in by their name alone. */
export async function outsideProvider(options: { clientId: string; redirectUri: () => string }) {
  let handle: (request: IncomingMessage, response: ServerResponse) => void = (_, response) => response.end()
  const server = createServer((request, response) => handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  /** Opens the provider with a new key, as a restart after a rotation does. */
  async function open(): Promise<void> {
    const provider = new Provider(url, configuration(await newKey()))
    const serve = provider.callback()
    handle = (request, response) => {
      const [, uid] = /^\/interaction\/([\w-]+)/.exec(request.url ?? '') ?? []
      if (uid === undefined) return void serve(request, response)
      const who = new URL(request.url ?? '', url).searchParams.get('who')
      if (who === null) return void response.setHeader('content-type', 'text/html').end(nameForm)
      void provider.interactionFinished(request, response, { login: { accountId: who } })
    }
  }

  function configuration(key: JWK): Configuration {
    return {
      jwks: { keys: [key] } as NonNullable<Configuration['jwks']>,
      clients: [
        {
          client_id: options.clientId,
          token_endpoint_auth_method: 'none',
          grant_types: ['authorization_code', 'refresh_token'],
          redirect_uris: [options.redirectUri()],
        },
      ],
      conformIdTokenClaims: false,
      // The dashboard's pages fetch their tokens themselves.
      clientBasedCORS: () => true,
      claims: { openid: ['sub'], email: ['email'], profile: ['name'] },
      cookies: { keys: ['a key for tests alone'] },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_, { uid }) => `/interaction/${uid}` },
      async loadExistingGrant({ oidc }) {
        const grant = new oidc.provider.Grant({
          clientId: options.clientId,
          accountId: oidc.session?.accountId ?? '',
        })
        grant.addOIDCScope('openid email profile')
        await grant.save()
        return grant
      },
      findAccount: (_, subject) => ({
        accountId: subject,
        claims: () => ({ sub: subject, name: subject, email: `${subject}@example.org` }),
      }),
    }
  }

  return {
    url,
    open,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

const nameForm = `<!doctype html><title>Elsewhere</title><form>
<label>Who are you? <input name="who" autofocus></label> <button>Sign in</button></form>`

async function newKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const jwk = await exportJWK(privateKey)
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: 'RS256', use: 'sig' }
}
