import address from '../mark.svg'

/** The sign of the house. */
export function Mark({ size = 24 }: { size?: number }) {
  return <img src={address} width={size} height={size} alt="" />
}
