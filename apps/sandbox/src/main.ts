/** Starts the sandbox: read settings, listen, say where, stop when asked. */
import type { AddressInfo } from 'node:net'
import { inspect } from 'node:util'
import { maskWrites } from '@xinjian/format/mask-text'
import { makeServer } from './app.ts'
import { readConfig } from './config.ts'

/** Downloads that are still running get this long before they are cut. */
const GRACE_MS = 3_000

// Our streams are those of the server that started us: nothing personal is written to them.
maskWrites(process.stdout)
maskWrites(process.stderr)
process.once('uncaughtException', (error) => {
  process.stderr.write(`${inspect(error)}\n`)
  process.exit(1)
})

const config = readConfig(process.env)
const server = makeServer(config)

server.listen(config.port, '127.0.0.1', () => {
  process.stdout.write(`sandbox http://localhost:${(server.address() as AddressInfo).port}\n`)
})

server.on('error', (error: NodeJS.ErrnoException) => {
  process.stderr.write(
    `沙箱无法启动: ${error.code === 'EADDRINUSE' ? '端口已被占用，请更换 SANDBOX_PORT' : error.message}\n`,
  )
  process.exitCode = 1
})

function stop(): void {
  server.close()
  server.closeIdleConnections()
  setTimeout(() => server.closeAllConnections(), GRACE_MS).unref()
}

process.once('SIGTERM', stop)
process.once('SIGINT', stop)
// Whoever started us holds the other end of stdin: when it is gone, even by kill -9, so are we.
if (config.exitWithStdin) {
  const input = process.stdin as typeof process.stdin & { unref?(): void }
  input.resume().once('end', stop).once('close', stop)
  // Listening must not keep us alive once the server is closed.
  input.unref?.()
}
