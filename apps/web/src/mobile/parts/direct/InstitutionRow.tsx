import type { ReactNode } from 'react'
import type { OfferedInstitution } from '../../tax/direct/institutions.ts'
import styles from './direct.module.css'

/** Its picture; without one the first letter of its name. */
export function InstitutionMark({ name, logo }: Pick<OfferedInstitution, 'name' | 'logo'>) {
  return (
    <span className={styles.mark} aria-hidden="true">
      {logo ? <img src={logo} alt="" /> : [...name][0]}
    </span>
  )
}

/** One institution with what is said below its name. */
export function InstitutionLine(props: {
  of: Pick<OfferedInstitution, 'name' | 'logo'>
  children?: ReactNode
}) {
  return (
    <>
      <InstitutionMark {...props.of} />
      <span className={styles.what}>
        <b>{props.of.name}</b>
        {props.children}
      </span>
    </>
  )
}
