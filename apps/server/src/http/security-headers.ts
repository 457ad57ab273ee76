import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { Config } from '../config.ts'

/**
 * What protects the session's token, which scripts of the page can read (docs/decisions/0029): no inline script, no eval, no foreign
 * origin to load from or send to, no framing by others, no text that becomes markup or a script's address but through the page's
 * own policy. Styles may be inline because component libraries inject them; scripts may not. HSTS only where the public address is HTTPS, or a developer's localhost would be locked out.
 */
export function helmetOptions(config: Config): FastifyHelmetOptions {
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
