/**
 * Packages the lock file must name and does not: optional dependencies of its packages without an entry. A registry that does
 * not carry the binaries of other platforms makes `npm install` leave them out in silence, and then `npm ci` refuses the file.
 * `lock` is the parsed lock file (version 3); each answer says who asks, for what, and which versions.
 */
export function missingOptional(lock) {
  return Object.entries(lock.packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !reached(lock.packages, place, name))
      .map(([name, range]) => ({ by: place, name, range })),
  )
}

/** As Node looks a package up: beside the one that asks, then in every node_modules above it. */
function reached(packages, place, name) {
  for (let at = place; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    if (`${at === '' ? '' : `${at}/`}node_modules/${name}` in packages) return true
    if (at === '') return false
  }
}

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32']
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'x64']

/**
 * The lock file with an entry for each binary it lacks: version from who asks for it, platform from its name. An entry has no
 * checksum, for that the registry would have to carry the package; npm takes it from the registry that does.
 * Throws when a name tells no platform, or the version asked for is not exact: those npm must resolve itself.
 */
export function completeLock(lock) {
  const packages = { ...lock.packages }
  for (const { by, name, range } of missingOptional(lock)) {
    const words = name.split(/[/-]/)
    const os = SYSTEMS.filter((s) => words.includes(s))
    const cpu = PROCESSORS.filter((c) => words.includes(c))
    if (os.length !== 1 || cpu.length !== 1 || !/^\d+\.\d+\.\d+/.test(range))
      throw new Error(`${by} asks for ${name} ${range}, of which the name tells no platform`)
    const libc = words.includes('musl') ? ['musl'] : words.includes('gnu') ? ['glibc'] : []
    packages[`node_modules/${name}`] = {
      version: range,
      cpu,
      ...(packages[by].dev && { dev: true }),
      ...(libc.length > 0 && { libc }),
      optional: true,
      os,
    }
  }
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'))
  return { ...lock, packages: Object.fromEntries(sorted) }
}
