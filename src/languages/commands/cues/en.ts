/** In the order of `cueNames`. */
export const en = `when|what time|what day|which day|which date|what date|what days|by when|since when|until when|till when|til when|until what time|till what time|what year|when's|whens|what time's|what times|which year|what month|which month|how late|how early|until how late|how late until
how much|whats the price|what is the price|price|cost|costs|how expensive|going for|the damage|what amount|which amount|how much money
how many|number of
how long|how much longer|how much more time|how fast|how quickly|how soon|duration
how often|how frequently|how regularly|at what intervals
who|who's|whose|whom|by whom|whos
where|where's|whereabouts|which address|which place|wheres
what|what's|whats|which|tell me|what happens if|what happens when|what happens|what if|stand for|stands for|short for
why|how come|why's|whys
how|how do i|how can i|how's|hows
how big|how large|how small|how tall|how high|how heavy|how wide|how broad|how deep|how thick|how far|how hot|how warm|how cold|how old|how strong|how spacious|what size|which size|what weight|what temperature|what age|from what age|what age|up to what age|how bright|how loud|how fast does it go
is|are|am|do|does|did|can|could|may|will|would|have|has|was|were|should|isn't|aren't|don't|doesn't|is there|are there|got any|any chance
no longer|not|don't|dont|doesn't|doesnt|no|never|without|isn't|isnt|aren't|arent|won't|haven't|havent|hasn't|hasnt|except|nothing|stop|no more
only|just|nothing but|solely
instead|rather|no wait|wait no|i mean|i meant|sorry i mean|actually|scratch that|forget|or rather|correction
then|after that|afterwards|next|and then|finally
and|plus|as well as|also|both|what about|and what about|how about
or
cheapest|smallest|lowest|least|shortest|fewest|lightest|nearest|least expensive
dearest|most expensive|biggest|largest|highest|greatest|most|longest|best|newest|latest
last|bottom|final
until|till|to|through|ends|ending|end|by|due|return|back|check-out|leave|done by
name is|named|called|i'm|i am|this is|name of|in the name of|call it|ship to|it's|for
into|in|in the|as|for|for the|to|on|on the|through|through the|via|at
search for|search|look up|google|look something up
find me|find|look for|seek|i'm looking for|im looking for|i am looking for
type|write|put|enter|fill in|fill out|input|set|key in|make it|change it to|stick it in|pop it in|chuck it in|throw it in|stick in|pop in
add|remind me to|note|jot down|new task|new item|put on my list|don't let me forget to
send|send it|submit|submit it|book it|order it|place the order|go ahead|and send|apply it|apply|use it|sign up|sign me up|subscribe|register|join|off it goes|off with it|away it goes
let me|let us|stuff|but|thing|things|something|anything|pls|plz|ugh|bloody|damn|guys|hey|ok|okay|already|really|maybe|somehow|anyway|oh|well|somewhere|everything|gonna|wanna|gotta|bit of|kind of|some more|too|also|now|again|still|got|get|gets|way|you sell|do you sell|you offer|you carry|you stock|for sale|yet|rather|someone|somebody|anybody|anyone|nobody|lot|lots|a lot|actually|basically|literally|supposed|supposed to|once|onto|upon|though|although|because|cuz|whether|quite|kinda|sorta|hmm|um|thx|thanks|cheers|mate|folks|hello|hi|else|perhaps|possibly|probably|simply|myself|yourself|ourselves|itself|themselves|such|very|getting|lemme|gimme|i'd rather|would rather|i guess|i think|i suppose|you know|by the way|btw|asap|if possible|if you can|i was wondering|would you mind|be so kind|whatever|suits|suits us|shouldn't|wouldn't|couldn't|hasn't|haven't|been|being|having|so far|up to now|anymore|any longer
page|pages|site|website|link|button|section|part|bit|piece|topic|article|tab|menu|field|box|option|item|one|list|place|area|entry|category|setting
i|im|i'm|i've|ive|we|we're|we've|my|our
new
instead of|rather than
click|click on|press|tap|tap on|hit|push|push the|tick|tick off|check|untick|uncheck|choose|pick|select|switch to|focus|focus on|focus into
go|go to|go to the|take me to|bring me to|get me to|head to|jump to|move to
tell me|tell us|let me know the|let me know what|let me know how|let me know where|let me know about|let me know your|i'd like to know|i would like to know|i want to know|i'd love to know|i need to know|could you tell me|can you tell me|would you tell me|do you know|explain to me|explain|inform me about|inform me of|i'd like to find out|i want to find out|give me information about|give me information on|give me info on|talk me through`
