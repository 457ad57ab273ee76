/** What `npm ci` asks of the lock file, so that an installation that breaks it is seen before a newcomer sees it. */
import { describe, expect, it } from 'vitest'
import { completeLock, type Lock, missingOptional } from '../../scripts/lib/lock.mjs'
import { read, repositoryFiles } from './lib/files.ts'

const lock = JSON.parse(read('package-lock.json'))

describe('the lock file', () => {
  it('names the binaries of every platform (npm run lock adds what npm left out)', () => {
    expect(missingOptional(lock)).toEqual([])
  })

  it('stands for the package.json of every workspace', () => {
    const kinds = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies']
    const asked = (json: Record<string, Record<string, string>>) =>
      kinds.flatMap((kind) =>
        Object.entries(json[kind] ?? {}).map(([name, range]) => `${kind} ${name} ${range}`),
      )
    const manifests = repositoryFiles().filter((f) =>
      /^((packages|apps)\/[^/]+\/)?package\.json$/.test(f),
    )
    const stale = manifests.filter((file) => {
      const entry = lock.packages[file.replace(/\/?package\.json$/, '')] ?? {}
      return (
        asked(entry).sort().join() !==
        asked(JSON.parse(read(file)))
          .sort()
          .join()
      )
    })
    expect(manifests.length).toBeGreaterThan(5)
    expect(stale).toEqual([])
  })

  it('comes without addresses', () => {
    expect(read('package-lock.json')).not.toMatch(/"resolved": "http/)
  })
})

describe('an incomplete lock file', () => {
  const incomplete: Lock = {
    packages: {
      '': {},
      'node_modules/tool': {
        version: '1.2.3',
        dev: true,
        optionalDependencies: { '@tool/linux-x64-musl': '1.2.3', '@tool/darwin-arm64': '1.2.3' },
      },
      'node_modules/tool/node_modules/@tool/darwin-arm64': { version: '1.2.3' },
    },
  }

  it('is seen, a package beside the one that asks for it counted', () => {
    expect(missingOptional(incomplete)).toEqual([
      { by: 'node_modules/tool', name: '@tool/linux-x64-musl', range: '1.2.3' },
    ])
  })

  it('is completed, platform by the name', () => {
    const whole = completeLock(incomplete)
    expect(missingOptional(whole)).toEqual([])
    expect(whole.packages['node_modules/@tool/linux-x64-musl']).toEqual({
      version: '1.2.3',
      cpu: ['x64'],
      dev: true,
      libc: ['musl'],
      optional: true,
      os: ['linux'],
    })
  })

  it('is refused when a name tells no platform', () => {
    const odd: Lock = { packages: { a: { optionalDependencies: { helper: '1.0.0' } } } }
    expect(() => completeLock(odd)).toThrow('helper')
  })
})
