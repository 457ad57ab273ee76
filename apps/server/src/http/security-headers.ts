import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import Fastify from 'fastify'
import type { Config } from '../config.ts'

/**
 * What protects the session's token, which scripts of the page can read (docs/decisions/0029): no inline script, no eval, no foreign
 * origin to load from or send to, no framing by others, no text that becomes markup or a script's address but through the page's
 * own policy. Styles may be inline because component libraries inject them; scripts may not. HSTS only where the public address is HTTPS, or a developer's localhost would be locked out.
 */
function helmetOptions(config: Config): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        workerSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        // The PDF that the office prints lies in a hidden frame, as a blob of the page's own; browsers show PDF as an object.
        frameSrc: ["'self'", 'blob:'],
        objectSrc: ["'self'", 'blob:'],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        // `default` is the one of shell/trusted-types.ts; a second of that name is refused, too.
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['default'],
      },
    },
    hsts: config.publicUrl.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
  }
}

/** Headers that any answer has, whatever its security. */
const ORDINARY = new Set(['content-type', 'content-length', 'date', 'connection', 'keep-alive'])

/**
 * What helmet says, asked once: it depends on the settings alone, and saying it anew for every answer costs as much as routing
 * it.
 */
export async function securityHeaders(config: Config): Promise<Readonly<Record<string, string>>> {
  const probe = Fastify()
  try {
    await probe.register(helmet, helmetOptions(config))
    probe.get('/', () => '')
    const { headers } = await probe.inject('/')
    return Object.freeze(
      Object.fromEntries(
        Object.entries(headers).flatMap(([name, value]) =>
          ORDINARY.has(name) ? [] : [[name, String(value)]],
        ),
      ),
    )
  } finally {
    await probe.close()
  }
}

/** Where the policy says who may show an answer in a frame; `securityHeaders` says nobody. */
const NOBODY = "frame-ancestors 'none'"

/** The same headers on a page that these sites (origins, as `siteOrigin` gives them) may show in a frame. */
export function framedBy(
  headers: Readonly<Record<string, string>>,
  sites: readonly string[],
): Readonly<Record<string, string>> {
  // The older header knows no list, and says no by itself.
  const { 'x-frame-options': _, 'content-security-policy': policy = '', ...rest } = headers
  if (sites.length === 0 || !policy.includes(NOBODY)) return headers
  return {
    ...rest,
    'content-security-policy': policy.replace(NOBODY, `frame-ancestors ${sites.join(' ')}`),
  }
}
