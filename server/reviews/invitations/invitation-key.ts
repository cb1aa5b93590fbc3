/** A visit is asked about once. */
export const invitationKey = ({ reference }: { reference: string }) => `review-invitation.${reference}`
