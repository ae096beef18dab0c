import { Carousel, Collapse, Dropdown, Modal, Offcanvas, Tab } from 'bootstrap'
import 'bootstrap/dist/css/bootstrap.css'
import { ask, held, show } from './held.js'

show(`<div class="dropdown"><button class="btn dropdown-toggle" data-bs-toggle="dropdown">Account</button><ul class="dropdown-menu"><li><a class="dropdown-item" href="#profile">Profile</a></li><li><a class="dropdown-item" href="#logout" id="logout">Log out</a></li></ul></div>
<button class="btn" data-bs-toggle="modal" data-bs-target="#modal">Delete file</button>
<div class="modal fade" id="modal" tabindex="-1"><div class="modal-dialog"><div class="modal-content"><div class="modal-body">Delete this file?</div><button id="yes" class="btn" data-bs-dismiss="modal">Delete it</button></div></div></div>
<div class="accordion"><h2 class="accordion-header"><button class="accordion-button collapsed" data-bs-toggle="collapse" data-bs-target="#part">Delivery</button></h2><div id="part" class="collapse">Two days.</div></div>
<ul class="nav nav-tabs"><li><button class="nav-link active" data-bs-toggle="tab" data-bs-target="#one">Overview</button></li><li><button class="nav-link" data-bs-toggle="tab" data-bs-target="#two">Prices</button></li></ul><div class="tab-content"><div class="tab-pane active" id="one">First</div><div class="tab-pane" id="two">Second</div></div>
<div class="form-check form-switch"><input class="form-check-input" type="checkbox" id="dark"><label class="form-check-label" for="dark">Dark</label></div>
<label for="volume">Volume</label><input type="range" class="form-range" id="volume">
<button class="btn" data-bs-toggle="offcanvas" data-bs-target="#drawer">Filter</button><div class="offcanvas offcanvas-start" id="drawer" tabindex="-1"><label for="word">Word</label><input id="word"></div>
<div id="carousel" class="carousel slide" style="height:80px"><div class="carousel-inner"><div class="carousel-item active">One</div><div class="carousel-item">Two</div></div><button class="carousel-control-next" data-bs-target="#carousel" data-bs-slide="next"><span class="carousel-control-next-icon" aria-hidden="true"></span><span class="visually-hidden">Next</span></button></div>`)
const the = (id) => document.getElementById(id)
// Named, so that they are part of the bundle: they listen for the attributes.
held.parts = [Carousel, Collapse, Dropdown, Modal, Offcanvas, Tab].length
the('logout').addEventListener('click', () => (held.menu = 'logout'))
the('yes').addEventListener('click', () => (held.deleted = true))
ask('part', () => the('part').classList.contains('show'))
ask('tab', () => document.querySelector('.tab-pane.active').id)
ask('dark', () => the('dark').checked)
ask('volume', () => the('volume').value)
ask('word', () => the('word').value)
ask('slide', () =>
  [...document.querySelectorAll('.carousel-item')].findIndex((each) => each.matches('.active')),
)
