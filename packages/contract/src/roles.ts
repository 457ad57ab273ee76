/**
 * Permissions and the built-in roles. A call names the permission it needs, and so does a page; a session carries the
 * permissions of its roles, which the server reads from the database; nothing else decides access. `BUILT_IN_ROLES` is what
 * a new database starts with (`features/session/role-seeds.ts`), no more: what a role may do now, only the database knows.
 */
export const PERMISSIONS = [
  'self', // own session, own password, own menu: every logged-in user
  'enterprise.read', // enterprises with their imports and what is held of them
  'invoice.import',
  'report.read',
  'report.readAll', // those of everybody in the company; without it one's own only
  'report.create',
  'report.share',
  'collect.read', // collection tasks of the whole company, step by step
  'collect.link', // links that invite an enterprise to give its data
  'terminal.write', // self-service terminals: sets them up, says who stands by, blocks them
  'consent.read', // the ledger of signed authorisations
  'consent.revoke',
  'channel.read', // the company's channel, where its results are sent, and what became of the messages
  'channel.write',
  'board.read', // the funnel of the whole company, and how the bureaus do
  'rules.read', // versions of the company's rules, trials, back-tests, suppressions
  'rules.write', // drafts them and asks; what counts is decided by another
  'rules.approve', // decides on what others drafted or asked for
  'view.share', // shows views of lists to the company
  'verify.read', // results of invoices that were verified
  'verify.check', // verifies an invoice, which costs money
  'template.manage', // which sections of its reports the company has shown
  'money.read', // balance, bills, orders of products
  'money.manage', // opens and closes products
  'loan.read', // credit lines and loans of the company as the funder
  'loan.write', // asks for lines, drawdowns, payments, waivers
  'loan.decide', // decides on what others asked for; pays out
  'loan.own', // the company's own loans as the borrower, and signs their contracts
  'agreement.read', // contracts and papers that the company signed with others, its own counterparts
  'scf.read', // the company's programmes of supply-chain finance, as the funder
  'scf.write', // core enterprises, members, products, receivables; asks for financing
  'scf.decide', // opens and freezes limits that others entered, closes receivables; agrees to the company's word on its debts
  'scf.own', // the company's own part in programmes of others: applies, records its word on its debts
  'bill.confirm', // confirms, disputes and settles the company's own bills
  'secondary.read', // secondary customers of the company, and their bills
  'secondary.write', // opens them, their products and prices; freezes them
  'user.read', // accounts of the company; of every company where it is held by an operator
  'user.write', // makes, changes, freezes, deletes accounts, with no more rights than one's own
  'account.agree', // agrees to sensitive changes of accounts, that others asked for
  'role.read',
  'role.write', // a company's own roles, with no more rights than one's own
  'company.read', // what the company is registered with, and its public keys
  'company.write', // contact and keys of the company
  'company.export', // everything that is the company's, as one archive
  'company.erase', // orders that all of it is erased for good, and withdraws that
  'audit.read', // the audit log of the company, and its export
  'registration.read', // operators: companies that ask to be customers
  'registration.decide',
  'lead.manage', // operators: messages from the public site, with whom to call back
  'erasure.decide', // operators: confirms, two of them, that a customer is erased
  'incident.manage', // operators: what customers read of an incident, on the status page
  'system.operate', // operators: platform-wide status pages
] as const
export type Permission = (typeof PERMISSIONS)[number]

export const ROLE_CODES = [
  'ROLE_ADMIN', // operator administrator of the platform
  'ROLE_OPERATOR', // platform operator: sees status, never a tenant's invoices
  'ROLE_COMPANY_ADMIN', // administrator of a customer company
  'ROLE_COMPANY_STAFF', // staff of a customer company
  'ROLE_RYC_CHILD', // child customer: own queries only
  'ROLE_RYC_CHILD_ADMIN', // beside ROLE_RYC_CHILD: administrator of a secondary customer that is a company of its own
  'ROLE_RYC_SAAS_FAREN', // legal-person customer: own enterprise only
  'ROLE_DEMO', // holder of the demo token (half an hour)
] as const
/** Codes of the built-in roles; a company's own may have others. */
export type RoleCode = (typeof ROLE_CODES)[number]

/**
 * Permissions on accounts, on what is kept of companies and on how lists are looked at, held by operators and by companies alike. A
 * call that needs one gets no handle on tenants' data.
 */
export const ACCOUNT_PERMISSIONS = [
  'user.read',
  'user.write',
  'account.agree',
  'role.read',
  'role.write',
  'company.read',
  'company.write',
  'audit.read',
  'view.share',
  'registration.read',
  'registration.decide',
  'erasure.decide',
  'lead.manage',
  'incident.manage',
] as const satisfies readonly Permission[]
export type AccountPermission = (typeof ACCOUNT_PERMISSIONS)[number]

/** Rights on the platform itself: nobody of a customer company holds one, whoever gives it. */
export const PLATFORM_PERMISSIONS: readonly Permission[] = [
  'registration.read',
  'registration.decide',
  'erasure.decide',
  'lead.manage',
  'incident.manage',
  'system.operate',
]

/** What all who work for a company may see of it. */
const COMPANY_READ: readonly Permission[] = [
  'self',
  'enterprise.read',
  'report.read',
  'report.readAll',
  'collect.read',
  'consent.read',
  'channel.read',
  'board.read',
  'verify.read',
  'money.read',
  'company.read',
]

/** The built-in roles as a new database gets them. */
export const BUILT_IN_ROLES: Readonly<
  Record<RoleCode, { name: string; permissions: readonly Permission[] }>
> = {
  ROLE_ADMIN: {
    name: '平台管理员',
    permissions: ['self', 'system.operate', ...ACCOUNT_PERMISSIONS],
  },
  ROLE_OPERATOR: {
    name: '平台运营',
    permissions: [
      'self',
      'system.operate',
      'account.agree',
      'registration.read',
      'registration.decide',
      'erasure.decide',
      'lead.manage',
      'incident.manage',
    ],
  },
  ROLE_COMPANY_ADMIN: {
    name: '企业管理员',
    permissions: [
      ...COMPANY_READ,
      'invoice.import',
      'report.create',
      'verify.check',
      'report.share',
      'collect.link',
      'terminal.write',
      'consent.revoke',
      'channel.write',
      'rules.read',
      'rules.write',
      'rules.approve',
      'template.manage',
      'view.share',
      'money.manage',
      'loan.read',
      'loan.write',
      'loan.decide',
      'loan.own',
      'agreement.read',
      'scf.read',
      'scf.write',
      'scf.decide',
      'scf.own',
      'bill.confirm',
      'secondary.read',
      'secondary.write',
      'user.read',
      'user.write',
      'account.agree',
      'role.read',
      'role.write',
      'company.write',
      'company.export',
      'company.erase',
      'audit.read',
    ],
  },
  ROLE_COMPANY_STAFF: {
    name: '企业员工',
    permissions: [
      ...COMPANY_READ,
      'invoice.import',
      'report.create',
      'verify.check',
      'collect.link',
      'rules.read',
      'rules.write',
      'loan.read',
      'loan.write',
      'agreement.read',
      'scf.read',
      'scf.write',
      'scf.own',
    ],
  },
  ROLE_RYC_CHILD: {
    name: '子客户',
    permissions: [
      'self',
      'enterprise.read',
      'report.read',
      'report.create',
      'verify.read',
      'verify.check',
    ],
  },
  ROLE_RYC_CHILD_ADMIN: {
    name: '二级客户管理员',
    permissions: [
      ...COMPANY_READ,
      'invoice.import',
      'report.create',
      'verify.check',
      'collect.link',
      'consent.revoke',
      'bill.confirm',
      'user.read',
      'user.write',
      'account.agree',
      'role.read',
      'company.write',
      'audit.read',
    ],
  },
  ROLE_RYC_SAAS_FAREN: {
    name: '企业法人',
    permissions: [
      ...COMPANY_READ,
      'invoice.import',
      'report.create',
      'verify.check',
      'report.share',
      'collect.link',
      'consent.revoke',
      'money.manage',
      'loan.own',
      'agreement.read',
      'scf.own',
      'bill.confirm',
      'company.write',
    ],
  },
  ROLE_DEMO: {
    name: '演示体验',
    permissions: [
      'self',
      'enterprise.read',
      'report.read',
      'report.readAll',
      'collect.read',
      'consent.read',
      'board.read',
    ],
  },
}
