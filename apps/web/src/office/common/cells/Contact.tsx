import textStyles from '../../../ui/styles/text.module.css'
import cells from '../cells.module.css'

/** Cell of a list: whom to ask at a company, and the ways to do so. */
export function Contact(props: {
  name: string | null
  phone: string | null
  email: string | null
}) {
  return (
    <span className={cells.two}>
      <span>
        {props.name} <span className={textStyles.num}>{props.phone}</span>
      </span>
      <small className={textStyles.muted}>{props.email}</small>
    </span>
  )
}
