/**
 * The three roles under which every statement of the running product reaches PostgreSQL. None logs in by itself: the login of
 * `DATABASE_URL` owns the tables and takes a role per connection. What each may touch stands in the migrations.
 *
 * tenant — one company's data, by a policy that compares `company_id` with the connection's setting;
 * system — sessions and other tables of the platform, and of tenants' tables the columns that queues and sweeps turn on;
 * operator — what operators look at, and the audit they leave.
 */
import type { Db } from './statement.ts'

export const ROLES = {
  tenant: 'xinjian_tenant',
  system: 'xinjian_system',
  operator: 'xinjian_operator',
} as const
export type Role = keyof typeof ROLES

const INSUFFICIENT_PRIVILEGE = '42501'

/** Two databases of one cluster may be migrated at once, and roles are the cluster's: whoever comes second finds them made. */
const ENSURE = `do $$
declare wanted text;
begin
  foreach wanted in array array['${Object.values(ROLES).join("','")}'] loop
    if not exists (select 1 from pg_roles where rolname = wanted) then
      begin
        execute format('create role %I nologin', wanted);
      exception when duplicate_object or unique_violation then null;
      end;
    end if;
    if not pg_has_role(current_user, wanted, 'SET') then
      execute format('grant %I to current_user with inherit false, set true', wanted);
    end if;
  end loop;
end $$`

/**
 * Makes the roles where they are missing and lets the login take them. Throws when it may not, with the statements that an
 * administrator of the database runs once; throws also when a role stands above the policies, for then they hold nothing.
 */
export async function ensureRoles(db: Db): Promise<void> {
  const login = await db.one<{ name: string }>('select current_user::text as name')
  try {
    await db.run(ENSURE)
  } catch (error) {
    if ((error as { code?: string }).code !== INSUFFICIENT_PRIVILEGE) throw error
    throw new Error(missingRights(login?.name ?? ''))
  }
  const above = await db.rows<{ rolname: string }>(
    'select rolname from pg_roles where rolname = any($1) and (rolsuper or rolbypassrls)',
    [Object.values(ROLES)],
  )
  if (above.length > 0)
    throw new Error(
      `数据库角色 ${above.map((r) => r.rolname).join('、')} 可绕过行级安全，租户数据将得不到隔离。请执行：${above
        .map((r) => `alter role ${r.rolname} nosuperuser nobypassrls;`)
        .join(' ')}`,
    )
}

const missingRights = (login: string): string =>
  [
    '数据库用户无权建立角色。请由数据库管理员执行一次以下语句（已有的角色不必再建），再重新启动：',
    ...Object.values(ROLES).flatMap((role) => [
      `create role ${role} nologin;`,
      `grant ${role} to "${login}" with inherit false, set true;`,
    ]),
  ].join('\n')
