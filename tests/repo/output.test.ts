/** Programs write to their streams in few places, and every one of them behind a mask (packages/format/src/mask-text.ts). */
import { describe, expect, it } from 'vitest'
import { read, repositoryFiles } from './lib/files.ts'

/** Who may write to a stream of the process, and what. */
const WRITERS: Record<string, string> = {
  'apps/server/src/output.ts': 'puts the mask on the streams of the server',
  'apps/server/src/http/logger.ts': 'the log',
  'apps/sandbox/src/main.ts': 'puts the mask on the streams of the sandbox',
  'apps/sandbox/src/http/router.ts': 'faults of the sandbox, behind that mask',
  'apps/sandbox/src/testing/record-examples.ts': 'a tool: examples without people',
  'apps/cli/src/print.ts': 'results, for whoever asked with his own files',
  'apps/cli/src/run.ts': 'faults and refusals, behind the mask of main.ts',
  'apps/cli/src/backup/commands.ts': 'progress and what to do next, behind the mask of main.ts',
  'apps/cli/src/commands/graph.ts': 'odd rows, behind the mask of main.ts',
  'apps/cli/src/commands/parse.ts': 'odd rows, behind the mask of main.ts',
  'scripts/lib/build.mjs': 'fixed sentences',
  'scripts/lib/install.mjs': 'fixed sentences',
}
const WRITES = /\bconsole\.\w+\(|process\.(?:stdout|stderr)\.write\(|\bwriteMasked\(process/
/** Programs that run for users; tools of the workshop print figures of their own making. */
const PROGRAMS =
  /^(?:apps\/(?:server|sandbox|cli)\/src|packages\/[\w-]+\/src|scripts\/(?:start|run)\.mjs|scripts\/lib)\b.*/

describe('output', () => {
  it('is written in the named places only', () => {
    const found = repositoryFiles().filter(
      (file) =>
        PROGRAMS.test(file) &&
        /\.(?:ts|mjs)$/.test(file) &&
        !/\.test\.ts$/.test(file) &&
        WRITES.test(read(file)),
    )
    expect(found.sort()).toEqual(Object.keys(WRITERS).sort())
  })

  it('is masked from the first line of every program', () => {
    expect(read('apps/server/src/main.ts')).toMatch(/maskOutput\(\)\nawait main\(\)/)
    expect(read('apps/cli/src/main.ts')).toMatch(/maskWrites\(process\.stderr\)\nconst \{ run \}/)
    for (const stream of ['stdout', 'stderr'])
      for (const file of ['apps/sandbox/src/main.ts', 'apps/server/src/output.ts'])
        expect(read(file)).toContain(`maskWrites(process.${stream})`)
  })

  it('of the server has one logger', () => {
    const makers = repositoryFiles().filter(
      (file) =>
        file.startsWith('apps/server/src/') &&
        !file.endsWith('.test.ts') &&
        /\bpino\(|loggerOptions\(|createLogger/.test(read(file)),
    )
    expect(makers.sort()).toEqual([
      'apps/server/src/http/logger.ts',
      'apps/server/src/http/server.ts',
    ])
  })
})
