/** What one process does, from its command line. */
import { SettingFault } from './setting-fault.ts'

export type Role = 'all' | 'api' | 'worker'

const ROLES: readonly Role[] = ['all', 'api', 'worker']

/** Throws a SettingFault at anything but one `--role=…` of those there are: a slip would start another program than was meant. */
export function roleOf(args: readonly string[]): Role {
  const [first, ...more] = args
  if (first === undefined) return 'all'
  const role = ROLES.find((name) => first === `--role=${name}`)
  if (!role || more.length > 0)
    throw new SettingFault(
      `不认识的参数 ${args.filter((a) => a !== `--role=${role}`).join(' ')}：只能有一个 --role=，取 ${ROLES.join('、')} 之一`,
    )
  return role
}
